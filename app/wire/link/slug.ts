/** This many former addresses of a person, company or job still lead to it. */
export const MOST_OLD_ADDRESSES = 100

/** 'Padaria São João Ltda.' → 'padaria-sao-joao-ltda' */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
