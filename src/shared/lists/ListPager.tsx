import { Flex, Pagination } from 'antd'
import { popupParent } from '../popupParent'
import { sharedText } from '../sharedText'
import { PAGE_SIZES, type Paging } from './paging'

interface ListPagerProps {
  view: Paging
  total: number
  onChange: (paging: Paging) => void
}

/** Pager below a list, with the range of shown rows. */
export function ListPager({ view: { page, pageSize }, total, onChange }: ListPagerProps) {
  return (
    <Flex justify="flex-end" style={{ marginTop: 12 }}>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={{ getPopupContainer: popupParent }}
        pageSizeOptions={PAGE_SIZES}
        responsive
        showTotal={(all, [from, to]) => sharedText('range', { from, to, total: all })}
        onChange={(wanted, size) => onChange({ page: size === pageSize ? wanted : 1, pageSize: size })}
      />
    </Flex>
  )
}
