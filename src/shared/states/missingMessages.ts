import { catalogue } from '../messages'

export const missingText = catalogue('missingRecord', {
  inTrash: '{name} is in the trash',
  ownerInTrash:
    '{record, select, mission {Its mission {name} is in the trash} baseLayer {Its base layer {name} is in the trash} other {{name} is in the trash}}',
  openOwner: '{record, select, mission {Open mission} other {Open}}',
  deletedOn:
    '{record, select, mission {This mission} location {This location} baseLayer {This base layer} document {This document} photo {This photo} recording {This recording} outcome {This outcome} flight {This flight} asset {This asset} client {This client} evidenceCase {This evidence case} layer {This layer} alert {This alert} pilot {This pilot} other {This record}} was deleted on {time}. It can be restored until {until}.',
  deletedOnBy:
    '{record, select, mission {This mission} location {This location} baseLayer {This base layer} document {This document} photo {This photo} recording {This recording} outcome {This outcome} flight {This flight} asset {This asset} client {This client} evidenceCase {This evidence case} layer {This layer} alert {This alert} pilot {This pilot} other {This record}} was deleted on {time} by {by}. It can be restored until {until}.',
  ownerDeletedOn: 'It was deleted on {time} and can be restored until {until}.',
})
