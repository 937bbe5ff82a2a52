/** A mistake that a person can mend; its message is one clear sentence. */
export class Complaint extends Error {}
