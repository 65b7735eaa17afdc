import { useState } from 'react'
import { Button, Modal } from 'antd'
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'

// The first one the mission may take is the one that leads on.
const ORDER = ['live', 'scheduled', 'completed', 'paused', 'cancelled', 'draft'] as const satisfies MissionStatus[]

const words = {
  draft: undefined,
  scheduled: 'moveToScheduled',
  live: 'moveToLive',
  paused: 'moveToPaused',
  completed: 'moveToCompleted',
  cancelled: 'moveToCancelled',
} as const

/** Moves there is no way back from, with the question to ask first. */
const questions = {
  completed: { title: 'completeTitle', body: 'completeBody' },
  cancelled: { title: 'cancelTitle', body: 'cancelBody' },
} as const

interface StatusMovesProps {
  mission: Mission
  /** The move that is on its way. */
  moving: MissionStatus | undefined
  onMove: (status: MissionStatus) => void
}

/** A button for each move the server allows now. */
export function StatusMoves({ mission, moving, onMove }: StatusMovesProps) {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const moves = ORDER.filter((status) => mission.nextStatuses.includes(status))
  return (
    <>
      {moves.map((status, position) => (
        <Button
          key={status}
          type={position === 0 && status !== 'cancelled' ? 'primary' : 'default'}
          danger={status === 'cancelled'}
          loading={moving === status}
          disabled={moving !== undefined && moving !== status}
          onClick={() => (status in questions ? setAsked(status as keyof typeof questions) : onMove(status))}
        >
          {moveWord(mission, status)}
        </Button>
      ))}
      {asked && (
        <Modal
          open
          title={missionsText(questions[asked].title, { name: mission.name })}
          okText={missionsText(words[asked])}
          okButtonProps={{ danger: asked === 'cancelled' }}
          cancelText={missionsText('goBack')}
          onOk={() => {
            setAsked(null)
            onMove(asked)
          }}
          onCancel={() => setAsked(null)}
        >
          {missionsText(questions[asked].body)}
        </Modal>
      )}
    </>
  )
}

function moveWord(mission: Mission, status: MissionStatus): string {
  if (status === 'live' && mission.status === 'paused') return missionsText('resume')
  const word = words[status]
  return word ? missionsText(word) : status
}
