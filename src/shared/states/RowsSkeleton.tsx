import { Flex, Skeleton } from 'antd'
import { sharedText } from '../sharedText'

interface RowsSkeletonProps {
  rows: number
  /** Height of a row in px, so that nothing moves when the rows arrive. */
  height: number
}

/** Skeleton of rows that are loading. In an element of the class `in-order` it keeps what follows hidden. */
export function RowsSkeleton({ rows, height }: RowsSkeletonProps) {
  return (
    <div className="rows-skeleton" role="status" aria-label={sharedText('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={row} align="center" style={{ height }}>
          <Skeleton.Input block size="small" active={false} style={{ height: 14, minWidth: 0 }} />
        </Flex>
      ))}
    </div>
  )
}
