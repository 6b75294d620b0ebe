declare module "game-icon:*" {
  const body: string;
  export default body;
}

declare module "map-art:*" {
  const art: { box: string; land: string; waste: string; line: string };
  export default art;
}
