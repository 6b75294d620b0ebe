declare module "game-icon:*" {
  const body: string;
  export default body;
}

declare module "map-art:*" {
  export const box: string;
  export const land: string;
  export const provinces: Record<string, string>;
  export const waste: string;
  export const line: string;
}
