/** Picture types that the server accepts, for file dialogs. */
export const PICTURES = 'image/png,image/jpeg,image/webp'
