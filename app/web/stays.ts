/** The state of a navigation that leaves nothing: the page goes by another address from now on. */
export const STAYS = 'stays'
