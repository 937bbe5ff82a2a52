/** The state of a navigation that leaves nothing behind: the page goes by another address from now on, or what was edited is gone. */
export const STAYS = 'stays'
