import type { Ctx } from '#server/context.ts'
import { drawPreview } from '#server/picture/preview.ts'
import { showCourse } from './courses.ts'
import { showTrack } from './tracks.ts'

const hours = (n: number) => (n === 1 ? '1 hora' : `${n} horas`)

/** A course as it is shown where somebody shares its page. */
export async function drawCourse(ctx: Ctx, id: string) {
  const { title, area, hours: n, items } = (await showCourse(ctx, id)).data.attributes
  return drawPreview(ctx, {
    title,
    text: `Curso gratuito de ${area}`,
    facts: `${hours(n)} · ${items} itens`,
    strong: 'Com certificado',
    app_name: ctx.configuration.app_name,
  })
}

export async function drawTrack(ctx: Ctx, id: string) {
  const { title, courses, hours: n } = (await showTrack(ctx, id)).data.attributes
  return drawPreview(ctx, {
    title,
    text: 'Trilha de estudos',
    facts: `${courses.length} cursos · ${hours(n)}`,
    strong: 'Gratuita',
    app_name: ctx.configuration.app_name,
  })
}
