import { data, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { inProcess } from '#web/calls/answer.ts'
import { brandStyle } from '#wire/colour/brand-colours.ts'
import { Refused, send } from '#wire/send.ts'
import { showInstitution } from '../wire/register.ts'

type Asked = { context: Readonly<RouterContextProvider>; params: { display_name: string }; request: Request }

/**
 * The partner behind an address, by display_name or id; an address of before leads to the one of today, nobody's board
 * is a 404 page.
 */
export async function loadBoard({ context, params: { display_name }, request }: Asked) {
  try {
    const { data: institution } = await send(inProcess(context), showInstitution, { display_name })
    const now = institution.attributes.display_name
    if (display_name.toLowerCase() !== now && display_name !== institution.id) {
      const { pathname, search } = new URL(request.url)
      throw redirect(`${pathname.replace(/^\/ies\/[^/]+/, `/ies/${now}`)}${search}`, 301)
    }
    return { ...institution.attributes, brand: brandStyle(institution.attributes.colour) }
  } catch (error) {
    if (error instanceof Refused && error.status === 404) throw data({ words: noPartner(request.url) }, { status: 404 })
    throw error
  }
}
/** Whoever came to register a company can do that without a partner. */
const noPartner = (url: string) => ({
  title: 'Esta instituição não é parceira',
  text: 'Ela não tem um mural aqui, ou o convênio terminou. Você pode usar a plataforma do mesmo jeito.',
  way: new URL(url).pathname.includes('/empresas/')
    ? { to: '/empresas/cadastro/criar', words: 'Cadastrar minha empresa' }
    : { to: '/usuarios/cadastro/criar', words: 'Criar conta' },
})
export type Board = Awaited<ReturnType<typeof loadBoard>>
