// Between a table's sorted columns and the contract's sort words: a column's name, with a minus sign turned round.
import type { TableProps } from 'antd'

/** Column settings for a column one can sort by. */
export const sortedColumn = (key: string, sort: string) => ({
  key,
  sorter: true,
  sortOrder: sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null,
})

/** Table settings: the server sorts, and there is always an order. */
export function sortingBy<Row, Sort extends string>(
  known: readonly Sort[],
  onSort: (sort: Sort) => void,
): Pick<TableProps<Row>, 'sortDirections' | 'showSorterTooltip' | 'onChange'> {
  return {
    sortDirections: ['ascend', 'descend', 'ascend'],
    showSorterTooltip: false,
    onChange: (_page, _filters, sorter) => {
      const { columnKey, order } = Array.isArray(sorter) ? {} : sorter
      const wanted = `${order === 'descend' ? '-' : ''}${String(columnKey)}`
      const sort = known.find((one) => one === wanted) ?? known[0]
      if (sort) onSort(sort)
    },
  }
}
