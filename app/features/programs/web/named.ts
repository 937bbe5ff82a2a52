type Named = { title: string | null; edition: number | null }

/** 'Programa de Estágio Aurora 2027' */
export const named = ({ title, edition }: Named) => [title ?? 'Programa sem título', edition].filter(Boolean).join(' ')
