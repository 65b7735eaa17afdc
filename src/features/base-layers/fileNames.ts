/** Whether a file of this name will be read as a picture; the server decides by its content. */
export const isRasterFile = (name: string): boolean => /\.(tiff?|png|jpe?g)$/i.test(name)
