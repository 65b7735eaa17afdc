import { useEffect, useEffectEvent, useState } from 'react'
import { DisconnectOutlined } from '@ant-design/icons'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../api/errors'
import { useOpenVisitMutation } from '../../api/visit'
import { FullMap } from '../../map/FullMap'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { ConfirmForm } from './ConfirmForm'
import { embeddingSite } from './embeddingSite'
import { keepVisit, keptVisit } from './keptVisit'
import { visitText } from './messages'
import { OpenedVisit } from './OpenedVisit'
import { PasswordForm } from './PasswordForm'

/** What a link shows to people without an account. The key of the link is in the path or in the parameter `share`. */
export function VisitPage() {
  const { key: keyInPath } = useParams()
  const [search] = useSearchParams()
  const key = keyInPath ?? search.get('share') ?? ''
  // A new key forgets the visit of the previous link.
  return <Visit key={key} linkKey={key} />
}

/** What a person has entered or chosen to open the link. */
type Asked = { password?: string; confirmed?: true }

/** `problem` is why the last password was not accepted, or why the link could not be opened. */
type Step =
  | 'opening'
  | 'stopped'
  | { asks: 'password' | 'confirmation'; problem: string | undefined }
  | { failed: string | undefined }
  | { visit: string }

function Visit({ linkKey }: { linkKey: string }) {
  const [openVisit, opening] = useOpenVisitMutation()
  const [step, setStep] = useState<Step>(() => {
    const kept = keptVisit(linkKey)
    return kept === undefined ? 'opening' : { visit: kept }
  })

  const open = async (asked: Asked = {}): Promise<Step> => {
    const site = embeddingSite()
    const { data, error } = await openVisit({
      ...(site !== undefined && { 'x-embedded-in': site }),
      body: { key: linkKey, ...asked },
    })
    if (error) return stepAfter(error as ApiError, asked)
    const { visit, isConfirmationRequired } = data.data
    if (visit === undefined) return { asks: isConfirmationRequired ? 'confirmation' : 'password', problem: undefined }
    keepVisit(linkKey, visit)
    return { visit }
  }
  const send = async (password: string) => {
    setStep({ asks: 'password', problem: undefined })
    setStep(await open({ password }))
  }
  const confirm = async () => {
    setStep({ asks: 'confirmation', problem: undefined })
    setStep(await open({ confirmed: true }))
  }

  const isOpening = step === 'opening'
  const openFirst = useEffectEvent(() => open())
  useEffect(() => {
    if (isOpening) void openFirst().then(setStep)
  }, [isOpening])

  if (step === 'opening') return <FullMap title={visitText('loading')} detail={undefined} />
  if (step === 'stopped') return <LinkStopped />
  if ('asks' in step) {
    const { asks, problem } = step
    const shared = { isSending: opening.isLoading, problem, onDismiss: () => setStep({ asks, problem: undefined }) }
    return asks === 'confirmation' ? (
      <ConfirmForm {...shared} onOpen={() => void confirm()} />
    ) : (
      <PasswordForm {...shared} onSend={(password) => void send(password)} />
    )
  }
  if ('failed' in step) {
    return (
      <main>
        <ErrorState isPage message={step.failed} onRetry={() => setStep('opening')} />
      </main>
    )
  }
  return (
    <OpenedVisit
      visit={step.visit}
      onEnded={(wasShown) => {
        keepVisit(linkKey, undefined)
        // A visit of an earlier hour is over, but the link may still work.
        setStep(wasShown ? 'stopped' : 'opening')
      }}
    />
  )
}

/** What follows when the server refuses to open the link. */
function stepAfter({ status, message }: ApiError, { password, confirmed }: Asked): Step {
  if (status === 404 || status === 400) return 'stopped'
  if (confirmed) return { asks: 'confirmation', problem: message }
  if (password === undefined) return { failed: message }
  return { asks: 'password', problem: status === 403 ? visitText('wrongPassword') : message }
}

function LinkStopped() {
  return (
    <main>
      <EmptyState
        isPage
        icon={<DisconnectOutlined />}
        title={visitText('stoppedTitle')}
        help={visitText('stoppedHelp')}
      />
    </main>
  )
}
