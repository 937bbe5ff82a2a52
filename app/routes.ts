// Every page and its address, by frame: rooms stand in app/pages.ts, here is what is no room.
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pages } from './pages.ts'
import { type Frame, type Page, roomId } from './web/layout/rooms/room.ts'

const FORMS = 'web/layout/mantine-layout.tsx'
/** A frame that tells of a feature stands in its folder. */
const FRAMES: Partial<Record<Frame, string>> = { admin: 'features/operator/web/operator-layout.tsx' }

function routeTo(page: Page): RouteConfigEntry {
  const id = roomId(page)
  return page.path ? route(page.path, page.file, { id }) : index(page.file, { id })
}

/** The rooms of a frame; those with fields of Mantine's within its styles. */
function frame(name: Frame, ...more: RouteConfigEntry[]): RouteConfigEntry {
  const own = pages.filter((page) => page.frame === name)
  const forms = own.filter((page) => page.forms).map(routeTo)
  return layout(FRAMES[name] ?? `web/layout/${name}-layout.tsx`, [
    ...own.filter((page) => !page.forms).map(routeTo),
    ...(forms.length ? [layout(FORMS, { id: `${name} forms` }, forms)] : []),
    ...more,
  ])
}

export default [
  frame('public', route('*', 'web/layout/not-found-page.tsx')),
  frame('candidate'),
  frame('company-page'),
  frame('shared'),
  frame('company'),
  frame('academy'),
  frame('test'),
  frame('admin'),

  ...['usuarios', 'colaboradores'].map((area) => route(area, 'web/layout/to-first-room.ts', { id: `to:${area}` })),

  // The living catalogue of what all pages are made of.
  layout('web/layout/public-layout.tsx', { id: 'catalogue-frame' }, [
    layout('web/layout/mantine-layout.tsx', { id: 'catalogue-forms' }, [
      route('catalogo', 'web/catalogue/catalogue-layout.tsx', [
        index('web/catalogue/catalogue-page.tsx'),
        route(':group', 'web/catalogue/group-page.tsx'),
      ]),
    ]),
  ]),
  route('catalogo/quadros/:frame', 'web/catalogue/frame-page.tsx'),
] satisfies RouteConfig
