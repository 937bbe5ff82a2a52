/** Inside the thread: a fault of the file, not ours. */
export class Refused extends Error {}

const number = new Intl.NumberFormat('pt-BR')

export const tooManyRows = (most: number) =>
  new Refused(`A planilha passa de ${number.format(most)} linhas. Divida-a em partes e envie uma de cada vez.`)
export const unreadable = () =>
  new Refused(
    'Não conseguimos ler esta planilha. Abra-a no seu editor, salve de novo como XLSX ou CSV e envie outra vez.',
  )
export const tooLarge = () =>
  new Refused('A planilha é grande demais depois de aberta. Envie só as linhas necessárias.')
