const number = new Intl.NumberFormat('pt-BR')

export const hoursWords = (hours: number) => (hours === 1 ? '1 hora' : `${number.format(hours)} horas`)
export const itemsWords = (items: number) => (items === 1 ? '1 item' : `${number.format(items)} itens`)
export const coursesWords = (courses: number) => (courses === 1 ? '1 curso' : `${number.format(courses)} cursos`)

type Studying = { matriculation_id: string; item_id: string }
export const playerPath = (id: string, { item_id, matriculation_id }: Studying) =>
  `/academy/cursos/${id}/assistir/${item_id}/${matriculation_id}`
export const completionPath = (id: string, { matriculation_id }: Studying) =>
  `/academy/cursos/${id}/concluido/${matriculation_id}`
