/** Legal actions as a tree of their words, so that a long list becomes a few short questions. */
export interface Branch {
  word: string;
  /** Set where the words so far are an action. */
  action: string | null;
  branches: Branch[];
}

export function tree(actions: string[]): Branch[] {
  const top: Branch[] = [];
  for (const action of actions) {
    let level = top;
    let branch: Branch | undefined;
    for (const word of action.split(" ")) {
      branch = level.find((each) => each.word === word);
      if (!branch) level.push((branch = { word, action: null, branches: [] }));
      level = branch.branches;
    }
    if (branch) branch.action = action;
  }
  return top;
}

/** All actions below a branch, itself included. */
export function leaves(branch: Branch): string[] {
  return [...(branch.action === null ? [] : [branch.action]), ...branch.branches.flatMap(leaves)];
}
