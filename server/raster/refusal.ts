/** A raster that Aerie does not take, in words for the person who brought it. */
export class RasterRefusal extends Error {}
