/** A mistake of whoever starts the product: printed as one sentence, exit 1. */
export class StartRefusal extends Error {}
