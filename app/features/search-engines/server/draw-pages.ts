// What public pages look like where somebody shares them.
import { countPages } from '#features/companies/server/companies.ts'
import { pictureToDraw } from '#features/files/server/files.ts'
import { findPartner, logoOf } from '#features/institutions/server/institutions.ts'
import { countOpenJobs } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { drawPreview, type Preview } from '#server/picture/preview.ts'

const inWords = (n: number, one: string, more: string) =>
  n === 0 ? '' : `${n.toLocaleString('pt-BR')} ${n === 1 ? one : more}`
const openJobs = async (ctx: Ctx) => inWords(await countOpenJobs(ctx), 'vaga aberta', 'vagas abertas')

const draw = (ctx: Ctx, shown: Omit<Preview, 'app_name'>) =>
  drawPreview(ctx, { ...shown, app_name: ctx.configuration.app_name })

export const drawHome = async (ctx: Ctx) =>
  draw(ctx, {
    title: 'Da sala de aula ao primeiro trabalho, por um caminho só',
    text: 'Estágios e primeiros empregos com data para responder.',
    facts: '',
    strong: await openJobs(ctx),
  })

export const drawBoard = async (ctx: Ctx) =>
  draw(ctx, {
    title: 'Vagas de estágio, trainee e emprego',
    text: 'Cada uma diz até quando responde a todos.',
    facts: '',
    strong: await openJobs(ctx),
  })

export const drawDirectory = async (ctx: Ctx) =>
  draw(ctx, {
    title: 'Empresas que contratam',
    text: 'O que fazem, onde estão e que vagas têm abertas.',
    facts: '',
    strong: inWords(await countPages(ctx), 'empresa', 'empresas'),
  })

export async function drawPartner(ctx: Ctx, display_name: string) {
  const partner = await findPartner(ctx, display_name)
  const { name, city, state, colour } = partner
  return draw(ctx, {
    title: `Vagas para quem estuda na ${name}`,
    text: 'As exclusivas da instituição e as abertas a todos.',
    facts: [city, state].filter(Boolean).join(', '),
    strong: '',
    colour,
    logo: await pictureToDraw(ctx, logoOf(ctx, partner)),
  })
}
