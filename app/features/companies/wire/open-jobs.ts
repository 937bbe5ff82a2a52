/** '1 vaga aberta', '2.340 vagas abertas'; of none nothing is said. */
export const openJobsInWords = (open_jobs: number) =>
  open_jobs === 0 ? '' : open_jobs === 1 ? '1 vaga aberta' : `${open_jobs.toLocaleString('pt-BR')} vagas abertas`
