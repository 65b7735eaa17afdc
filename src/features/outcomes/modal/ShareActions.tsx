import { DownloadOutlined, LinkOutlined, MailOutlined, WhatsAppOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useHref } from 'react-router-dom'
import { downloadHref } from '../../../api/download'
import type { Outcome } from '../../../api/outcome'
import { useMissionPath } from '../../../session/useMissionPath'
import { showMessage } from '../../../shared/showMessage'
import { absoluteTime } from '../../../shared/time/timeText'
import { ShareButton } from '../../../shares/ShareButton'
import { outcomesText } from '../messages'
import { mapsLink, placeText, shownLocation } from '../placeText'

/** Time of the specification. */
const COPIED_SECONDS = 3

/** Sends a link to the outcome, downloads its picture, and copies the link of the place. */
export function ShareActions({ outcome }: { outcome: Outcome }) {
  const href = useHref(`${useMissionPath()(outcome.missionId._id)}/outcomes?outcome=${outcome._id}`)
  const location = shownLocation(outcome)
  const facts = {
    place: placeText(outcome),
    time: absoluteTime(outcome.createdAt),
    link: new URL(href, window.location.origin).href,
  }
  const text = location
    ? outcomesText('shareTextWithMap', { ...facts, map: mapsLink(location) })
    : outcomesText('shareText', facts)
  const mail = `mailto:?subject=${encodeURIComponent(outcomesText('mailSubject', { place: facts.place }))}&body=${encodeURIComponent(text)}`
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () =>
        showMessage({
          type: 'success',
          text: outcomesText('linkCopied'),
          detail: outcomesText('linkCopiedDetail'),
          key: 'outcome-link',
          seconds: COPIED_SECONDS,
        }),
      () => showMessage({ type: 'error', text: outcomesText('copyFailed') }),
    )
  return (
    <Flex wrap gap={8} role="group" aria-label={outcomesText('share')}>
      <Button icon={<MailOutlined aria-hidden />} href={mail}>
        {outcomesText('email')}
      </Button>
      <Button
        icon={<WhatsAppOutlined aria-hidden />}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {outcomesText('whatsapp')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} href={downloadHref(`/outcome/download/${outcome._id}`)}>
        {outcomesText('download')}
      </Button>
      <ShareButton shared={{ kind: 'outcome', targetId: outcome._id }} name={facts.place} />
      {location && (
        <Button icon={<LinkOutlined aria-hidden />} onClick={() => void copy(mapsLink(location))}>
          {outcomesText('copyMapLink')}
        </Button>
      )}
    </Flex>
  )
}
