/** On cards: 'R$ 1.500,00 a R$ 1.700,00' as 'R$ 1.500 a 1.700', when no cents are lost. */
export const shortPay = (salary: string) =>
  /,(?!00)\d\d/.test(salary) ? salary : salary.replaceAll(',00', '').replace(/ a R\$\s/, ' a ')
