/** Said, bubbling, by what stands in a section that may be closed and is about to take the focus: the section opens. */
export const REVEAL = 'reveal'
