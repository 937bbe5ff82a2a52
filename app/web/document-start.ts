// Attributes of <html> before the first paint: theme, kind of user, narrow side menu. The server renders for a guest
// without a theme (then the device's applies); these attributes let style sheets reserve the right space, so that
// nothing flashes or moves.
import { SIDE_MENU_KEY, sideMenu } from './layout/menus/side-menu-state.ts'
import { currentSession, SESSION_KEY, watchSession } from './session/session.ts'
import { device, resolved, THEME_KEY, themeChoice } from './theme/theme-mode.ts'

const THEME = 'data-mantine-color-scheme'
const USER = 'data-user'
const SIDE_MENU = 'data-side-menu'
const PROFILE = 'data-profile'
const SCHOOL = 'data-school'

/**
 * Static text: its sha256 stands in the policy of remembered pages. Blocks native submits before the scripts run, so
 * that no password ends up in an address. A search form (data-plain) may submit.
 */
export const START_SCRIPT = `(()=>{const r=document.documentElement;let m,s,n;try{m=localStorage.getItem('${THEME_KEY}')
n=localStorage.getItem('${SIDE_MENU_KEY}');s=JSON.parse(localStorage.getItem('${SESSION_KEY}'))}catch{}
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
r.setAttribute('${THEME}',m);r.setAttribute('${USER}',s&&s.isLogged&&s.access_token&&s.userType||'GuestUser')
r.setAttribute('${SIDE_MENU}',n==='narrow'||n==='wide'?n:'auto')
r.setAttribute('${PROFILE}',s&&s.attributes&&s.attributes.profile_completeness_percentage>=100?'whole':'begun')
if(s&&s.attributes&&s.attributes.talent_hub_ies_student)r.setAttribute('${SCHOOL}','')
addEventListener('submit',e=>e.target.hasAttribute('data-plain')||e.preventDefault(),true)})()`

/** On the client the current attributes, so that rendering the document again keeps them. */
export function documentAttributes(): Record<string, string | null> {
  if (typeof document === 'undefined')
    return { [THEME]: null, [USER]: 'GuestUser', [SIDE_MENU]: 'auto', [PROFILE]: 'begun' }
  const root = document.documentElement
  return {
    [THEME]: root.getAttribute(THEME),
    [USER]: root.getAttribute(USER),
    [SIDE_MENU]: root.getAttribute(SIDE_MENU),
    [PROFILE]: root.getAttribute(PROFILE),
    [SCHOOL]: root.getAttribute(SCHOOL),
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
