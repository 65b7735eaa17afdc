import { Flex, Tag } from 'antd'
import type { Package } from '../../../api/package'
import { packagesText } from '../messages'

/** Whether it is sold, and whether people find it by themselves. */
export function PackageState({ pack }: { pack: Package }) {
  return (
    <Flex wrap gap={4}>
      <Tag color={pack.active ? 'green' : undefined}>{packagesText(pack.active ? 'onSale' : 'offSale')}</Tag>
      {pack.active && !pack.public && <Tag>{packagesText('hidden')}</Tag>}
    </Flex>
  )
}
