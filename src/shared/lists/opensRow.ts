import type { HTMLAttributes, MouseEvent } from 'react'

/** Settings of a table row that opens what it shows when it is clicked. */
export const opensRow = (open: () => void): HTMLAttributes<HTMLElement> => ({
  style: { cursor: 'pointer' },
  onClick: (event) => {
    if (!isMeantOtherwise(event)) open()
  },
})

/** A click on a link or button in it, or the end of marking text, is not a click on the row. */
const isMeantOtherwise = ({ target }: MouseEvent<HTMLElement>): boolean =>
  (target as Element).closest('a, button, [role=menu], [role=menuitem]') !== null ||
  window.getSelection()?.isCollapsed === false
