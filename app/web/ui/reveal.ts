/** A bubbling event of an element that is about to take the focus: a closed section around it opens. */
export const REVEAL = 'reveal'
