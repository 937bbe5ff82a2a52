/** For lists that never change their order, such as paragraphs: the position is the key. */
export const keyed = <T>(items: readonly T[]) => items.map((item, at) => ({ item, key: `part ${at}` }))
