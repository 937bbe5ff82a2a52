/** State of a navigation that leaves no form: the page only changes its address, or the edited record is gone. */
export const STAYS = 'stays'
