/** For `getPopupContainer`: the pop-up stands beside its field, within the page's content and next in the tab order. */
export const besideField = (field: HTMLElement): HTMLElement => field.parentElement ?? document.body
