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
    if (error instanceof Refused && error.status === 404) throw data(null, { status: 404 })
    throw error
  }
}
export type Board = Awaited<ReturnType<typeof loadBoard>>
