/** For parts that never change their order, such as the paragraphs of a text: each with its place as its key. */
export const keyed = <T>(items: readonly T[]) => items.map((item, at) => ({ item, key: `part ${at}` }))
