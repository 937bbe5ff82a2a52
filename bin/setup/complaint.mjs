/** A mistake that a person can fix; its message is one clear sentence. */
export class Complaint extends Error {}
