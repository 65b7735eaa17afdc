import type { Share } from '../../api/share'
import { RowMenu, type RowMenuItem } from '../../shared/lists/RowMenu'
import { showMessage } from '../../shared/showMessage'
import { sharesText } from '../../shares/messages'
import { addressOf, isSeen, type SeenShare } from '../../shares/shareTexts'
import { linksText } from './messages'
import { useRevoke } from './useRevoke'
import { useTakeOver } from './useTakeOver'

/** Actions of a link in the list. */
export function ShareMenu({ share }: { share: Share }) {
  const revocation = useRevoke(share)
  const { takeOver } = useTakeOver(share)
  const copy = async (seen: SeenShare) => {
    await navigator.clipboard.writeText(addressOf(seen))
    showMessage({ type: 'success', text: sharesText('linkCopied') })
  }
  const items: RowMenuItem[] = [
    ...(isSeen(share) ? [{ key: 'copy', label: sharesText('copyLink'), onClick: () => void copy(share) }] : []),
    ...(isSeen(share) && share.authorHasLeft
      ? [{ key: 'keep', label: linksText('takeOver'), onClick: () => void takeOver() }]
      : []),
    { key: 'revoke', label: sharesText('revoke'), danger: true, onClick: revocation.open },
  ]
  return (
    <>
      <RowMenu name={share.name} items={share.state === 'active' ? items : []} />
      {revocation.dialog}
    </>
  )
}
