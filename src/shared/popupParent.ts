/** For `getPopupContainer`: renders the pop-up next to its field, inside the page content and the tab order. */
export const popupParent = (field: HTMLElement): HTMLElement => field.parentElement ?? document.body
