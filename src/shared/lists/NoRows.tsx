import type { ReactNode } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { sharedText } from '../sharedText'
import { EmptyState } from '../states/EmptyState'
import type { ToolbarProps } from './ListToolbar'

export interface Empty {
  icon: ReactNode
  title: string
  help: string
  action?: ReactNode
}

interface NoRowsProps extends Pick<ToolbarProps, 'list'> {
  /** Number of rows on all pages. */
  total: number
  empty: Empty
  noMatch: string
}

/** Shown without rows: the reason and the next step. */
export function NoRows({ list, total, empty, noMatch }: NoRowsProps) {
  if (total > 0 || (list.view.page > 1 && !list.isFiltered)) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={sharedText('pastEndTitle')}
        help={sharedText('pastEndHelp')}
        action={<Button onClick={() => list.change({ page: 1 })}>{sharedText('firstPage')}</Button>}
      />
    )
  }
  if (list.isFiltered) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={noMatch}
        help={sharedText('noMatchHelp')}
        action={<Button onClick={() => list.clear()}>{sharedText('clearFilters')}</Button>}
      />
    )
  }
  return <EmptyState {...empty} />
}
