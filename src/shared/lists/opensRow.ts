import type { HTMLAttributes, MouseEvent } from 'react'

const CONTROLS = 'a, button, input, label, .ant-table-selection-column, [role=menu], [role=menuitem]'

/** Props of a table row that opens its page on click. */
export const opensRow = (open: () => void): HTMLAttributes<HTMLElement> => ({
  style: { cursor: 'pointer' },
  onClick: (event) => {
    if (!hasOtherTarget(event)) open()
  },
})

/** Clicks on controls, in a dialog of the row, and the end of a text selection must not open the row. */
const hasOtherTarget = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  !currentTarget.contains(target as Element) ||
  (target as Element).closest(CONTROLS) !== null ||
  window.getSelection()?.isCollapsed === false
