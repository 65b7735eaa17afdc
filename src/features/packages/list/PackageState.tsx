import { Flex } from 'antd'
import type { Package } from '../../../api/package'
import { StateTag } from '../../../shared/StateTag'
import { packagesText } from '../messages'

/** Whether it is sold, and whether people find it by themselves. */
export function PackageState({ pack }: { pack: Package }) {
  return (
    <Flex wrap gap={4}>
      <StateTag hue={pack.active ? 'green' : undefined}>{packagesText(pack.active ? 'onSale' : 'offSale')}</StateTag>
      {pack.active && !pack.public && <StateTag hue={undefined}>{packagesText('hidden')}</StateTag>}
    </Flex>
  )
}
