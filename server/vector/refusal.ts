/** A vector file that Aerie does not take, in words for the person who brought it. */
export class VectorRefusal extends Error {
  override name = 'VectorRefusal'
}
