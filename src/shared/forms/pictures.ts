/** The pictures the server takes, as a file dialog offers them. */
export const PICTURES = 'image/png,image/jpeg,image/webp'
