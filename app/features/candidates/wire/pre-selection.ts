/** Which text somebody said yes or no to. A new text is a new version. */
export const PRE_SELECTION_VERSION = 1
/** A yes holds this long; then it is asked again. */
export const ASKED_AGAIN_MONTHS = 12
/** Without an answer it ends. */
export const DAYS_TO_ANSWER = 30
