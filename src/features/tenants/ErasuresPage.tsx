import { Card, Flex } from 'antd'
import { PageHeader } from '../../shared/PageHeader'
import { DeletedTenants } from './erasure/DeletedTenants'
import { ErasureList } from './erasure/ErasureList'
import { erasureText } from './erasure/messages'

/** Erasures of tenants with their certificates, and tenants that were deleted and not erased. */
export function ErasuresPage() {
  return (
    <>
      <PageHeader title={erasureText('title')} detail={erasureText('detail')} />
      <Flex vertical gap={16} style={{ maxWidth: 960 }}>
        <Card size="small" title={erasureText('certificates')}>
          <ErasureList />
        </Card>
        <Card size="small" title={erasureText('deletedTitle')}>
          <DeletedTenants />
        </Card>
      </Flex>
    </>
  )
}
