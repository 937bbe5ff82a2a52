/** Letters only, however they are accented, cased or spaced. */
export const bareName = (name: string) => name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase()
