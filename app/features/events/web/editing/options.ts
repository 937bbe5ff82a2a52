export const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
