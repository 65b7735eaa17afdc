import type { HTMLAttributes, MouseEvent } from 'react'

const CONTROLS = 'a, button, input, label, .ant-table-selection-column, [role=menu], [role=menuitem]'

/** Props of a table row that opens its page on click. */
export const opensRow = (open: () => void): HTMLAttributes<HTMLElement> => ({
  style: { cursor: 'pointer' },
  onClick: (event) => {
    if (!hasOtherTarget(event)) open()
  },
})

/** Clicks on controls and the end of a text selection must not open the row. */
const hasOtherTarget = ({ target }: MouseEvent<HTMLElement>): boolean =>
  (target as Element).closest(CONTROLS) !== null || window.getSelection()?.isCollapsed === false
