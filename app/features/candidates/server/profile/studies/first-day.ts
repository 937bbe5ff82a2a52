/** '03/2024', as forms say it, as the table keeps it: '2024-03-01'. */
export const firstDay = (month: string | null) => (month ? month.replace(/^(\d{2})\/(\d{4})$/, '$2-$1-01') : null)
