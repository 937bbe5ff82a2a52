// What <html> says before the first paint: the theme, which kind of person is here, and whether the side menu is narrow. The server renders every page for a guest and
// in no theme, which without a script is the device's; these attributes let the style sheets keep the right places free, so that nothing flashes and nothing moves.
import { SIDE_MENU_KEY, sideMenu } from './layout/menus/side-menu-state.ts'
import { currentSession, SESSION_KEY, watchSession } from './session/session.ts'
import { device, resolved, THEME_KEY, themeChoice } from './theme/theme-mode.ts'

const THEME = 'data-mantine-color-scheme'
const USER = 'data-user'
const SIDE_MENU = 'data-side-menu'

/**
 * Static text: its sha256 stands in the policy of remembered pages. Forms are sent by scripts alone: one that is submitted before they are there
 * goes nowhere, least of all into an address with a password in it. A search is a plain form (data-plain) and may go.
 */
export const START_SCRIPT = `(()=>{const r=document.documentElement;let m,s,n;try{m=localStorage.getItem('${THEME_KEY}');n=localStorage.getItem('${SIDE_MENU_KEY}');s=JSON.parse(localStorage.getItem('${SESSION_KEY}'))}catch{}
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
r.setAttribute('${THEME}',m);r.setAttribute('${USER}',s&&s.isLogged&&s.access_token&&s.userType||'GuestUser')
r.setAttribute('${SIDE_MENU}',n==='narrow'?n:'wide')
addEventListener('submit',e=>e.target.hasAttribute('data-plain')||e.preventDefault(),true)})()`

/** On the client whatever stands there already, so that a new rendering of the document keeps it. */
export function documentAttributes(): Record<string, string | null> {
  if (typeof document === 'undefined') return { [THEME]: null, [USER]: 'GuestUser', [SIDE_MENU]: 'wide' }
  const root = document.documentElement
  return {
    [THEME]: root.getAttribute(THEME),
    [USER]: root.getAttribute(USER),
    [SIDE_MENU]: root.getAttribute(SIDE_MENU),
  }
}

/** Called once on the client. */
export function followDocument() {
  const root = document.documentElement
  const showTheme = () => root.setAttribute(THEME, resolved(themeChoice.get()))
  themeChoice.subscribe(showTheme)
  device().addEventListener('change', showTheme)
  sideMenu.subscribe(() => root.setAttribute(SIDE_MENU, sideMenu.get()))
  watchSession(() => root.setAttribute(USER, currentSession().userType))
}
