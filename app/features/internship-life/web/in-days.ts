/** '1 dia', '12 dias' */
export const inDays = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`
