// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Alert from './alert.gen'
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @example thermal_above
   * @enum {string}
   */
  AlertRuleKind:
    | 'geofence_entered'
    | 'geofence_left'
    | 'stream_lost'
    | 'licence_expired'
    | 'thermal_above'
    | 'storage_near_limit'
    | 'minutes_near_limit'
    | 'maintenance_due'
    | 'detection'
    | 'aircraft_near'
    | 'battery_low'
    | 'positions_stopped'
  /** @example Hot panels */
  AlertRuleName: string
  /**
   * @description Value of the identifying attribute of the base layer; null for all its areas.
   * @example null
   */
  AlertRuleMapref: string | null
  /** @example null */
  AlertRuleFeatureIndex: number | null
  /**
   * @description Of a geofence. Metres above the take-off point; a lower position is outside. Positions without a height are not judged.
   * @example null
   */
  AlertRuleMinHeight: number | null
  /**
   * @description Of a geofence. Metres above the take-off point; a higher position is outside.
   * @example null
   */
  AlertRuleMaxHeight: number | null
  /**
   * @description Of stream_lost and positions_stopped. How long a stream, or the positions of a drone, may be interrupted; at least 5 for positions_stopped.
   * @example null
   */
  AlertRuleSeconds: number | null
  /**
   * @description Of thermal_above. Degrees Celsius.
   * @example 70
   */
  AlertRuleDegrees: number | null
  /**
   * @description Of licence_expired. How many days before its expiry a licence raises an alert.
   * @example null
   */
  AlertRuleDays: number | null
  /**
   * @description Of storage_near_limit and minutes_near_limit, the part of the limit of the package that is in use. Of battery_low, the battery of a drone at which an alert is raised, and below.
   * @example null
   */
  AlertRulePercent: number | null
  /**
   * @description Of detection. Name of the model or detector whose results raise alerts; null for any.
   * @example null
   */
  AlertRuleModel: string | null
  /**
   * @description Of detection. What the model recognised, as its classes are named, in any case; null for any. Results of built-in models have no class.
   * @example null
   */
  AlertRuleClass: string | null
  /**
   * @description Of detection. Percent; null for any. The confidence of a result is what its model tells, else the share of the results of the model that people confirmed in the last 12 months, of 10 decisions at least. Results without either are below it.
   * @example null
   */
  AlertRuleLeastConfidence: number | null
  /**
   * @description Of aircraft_near. Metres over the ground between an own live drone and another aircraft.
   * @example null
   */
  AlertRuleDistance: number | null
  /**
   * @description Of aircraft_near. An aircraft is near when its altitude differs by these metres at most; null for any. An aircraft counts as near when its altitude or that of the drone is unknown. Its altitude is above the WGS 84 ellipsoid, that of the drone above it or above sea level; therefore 110 m are added to the difference, so that no aircraft is missed.
   * @example null
   */
  AlertRuleHeightDifference: number | null
  /**
   * @description When an event must happen to raise an alert; null for any time. Hours that pass midnight belong to the day on which they begin; equal times are the whole day. Alerts about limits, maintenance and aircraft wait until the hours begin. Not of licence_expired.
   * @example {
   *       "days": [
   *         1,
   *         2,
   *         3,
   *         4,
   *         5
   *       ],
   *       "from": "22:00",
   *       "until": "06:00",
   *       "timeZone": "Europe/Berlin"
   *     }
   */
  AlertRuleHours: {
    /** @description 1 is Monday, 7 is Sunday. */
    days: number[]
    /** @example 22:00 */
    from: string
    /** @example 06:00 */
    until: string
    /**
     * @description IANA name of a zone.
     * @example Europe/Berlin
     */
    timeZone: string
  } | null
  /**
   * @description How long the same alert counts as a repeat; null for the setting of the tenant.
   * @example null
   */
  AlertRuleRepeatMinutes: number | null
  /** @description A geofence needs a base layer, or a layer and the index of one of its features. */
  NewAlertRule: {
    name: schemas['AlertRuleName']
    kind: schemas['AlertRuleKind']
    /**
     * @default true
     * @example true
     */
    enabled: boolean
    severity: Alert.schemas['AlertSeverity']
    alertKind: Alert.schemas['AlertKind']
    /** @description Only this mission; null for all. Alerts about limits appear in it, and those about the maintenance of assets without an open flight; these are left out without a mission. */
    missionId?: Common.schemas['MaybeId']
    baseLayerId?: Common.schemas['MaybeId']
    mapref?: schemas['AlertRuleMapref']
    layerId?: Common.schemas['MaybeId']
    featureIndex?: schemas['AlertRuleFeatureIndex']
    minHeight?: schemas['AlertRuleMinHeight']
    maxHeight?: schemas['AlertRuleMaxHeight']
    seconds?: schemas['AlertRuleSeconds']
    degrees?: schemas['AlertRuleDegrees']
    days?: schemas['AlertRuleDays']
    percent?: schemas['AlertRulePercent']
    model?: schemas['AlertRuleModel']
    class?: schemas['AlertRuleClass']
    leastConfidence?: schemas['AlertRuleLeastConfidence']
    distance?: schemas['AlertRuleDistance']
    heightDifference?: schemas['AlertRuleHeightDifference']
    hours?: schemas['AlertRuleHours']
    repeatMinutes?: schemas['AlertRuleRepeatMinutes']
  }
  AlertRuleEdit: {
    version: Common.schemas['Version']
    name?: schemas['AlertRuleName']
    /** @example false */
    enabled?: boolean
    severity?: Alert.schemas['AlertSeverity']
    alertKind?: Alert.schemas['AlertKind']
    missionId?: Common.schemas['MaybeId']
    baseLayerId?: Common.schemas['MaybeId']
    mapref?: schemas['AlertRuleMapref']
    layerId?: Common.schemas['MaybeId']
    featureIndex?: schemas['AlertRuleFeatureIndex']
    minHeight?: schemas['AlertRuleMinHeight']
    maxHeight?: schemas['AlertRuleMaxHeight']
    seconds?: schemas['AlertRuleSeconds']
    degrees?: schemas['AlertRuleDegrees']
    days?: schemas['AlertRuleDays']
    percent?: schemas['AlertRulePercent']
    model?: schemas['AlertRuleModel']
    class?: schemas['AlertRuleClass']
    leastConfidence?: schemas['AlertRuleLeastConfidence']
    distance?: schemas['AlertRuleDistance']
    heightDifference?: schemas['AlertRuleHeightDifference']
    hours?: schemas['AlertRuleHours']
    repeatMinutes?: schemas['AlertRuleRepeatMinutes']
  }
  AlertRule: {
    _id: Common.schemas['Id']
    name: schemas['AlertRuleName']
    kind: schemas['AlertRuleKind']
    /** @example true */
    enabled: boolean
    severity: Alert.schemas['AlertSeverity']
    alertKind: Alert.schemas['AlertKind']
    missionId: Common.schemas['MaybeId']
    /** @example null */
    missionName: string | null
    baseLayerId: Common.schemas['MaybeId']
    mapref: schemas['AlertRuleMapref']
    layerId: Common.schemas['MaybeId']
    featureIndex: schemas['AlertRuleFeatureIndex']
    minHeight: schemas['AlertRuleMinHeight']
    maxHeight: schemas['AlertRuleMaxHeight']
    /**
     * @description Name of the base layer or layer; null for a geofence whose area was deleted, and for other rules.
     * @example null
     */
    areaName: string | null
    /**
     * @description The outline of the area was edited and crosses itself, so that the rule raises no alerts.
     * @example false
     */
    isAreaCrossed: boolean
    seconds: schemas['AlertRuleSeconds']
    degrees: schemas['AlertRuleDegrees']
    days: schemas['AlertRuleDays']
    percent: schemas['AlertRulePercent']
    model: schemas['AlertRuleModel']
    class: schemas['AlertRuleClass']
    leastConfidence: schemas['AlertRuleLeastConfidence']
    distance: schemas['AlertRuleDistance']
    heightDifference: schemas['AlertRuleHeightDifference']
    hours: schemas['AlertRuleHours']
    repeatMinutes: schemas['AlertRuleRepeatMinutes']
    /** @description It raised 200 new alerts within an hour, and raises none until it is enabled again. An alert says so. */
    pausedAt: Common.schemas['MaybeTime']
    /**
     * @description New alerts in the last 24 hours.
     * @example 3
     */
    alertsLastDay: number
    /** @example 120 */
    repeatsLastDay: number
    lastRaisedAt: Common.schemas['MaybeTime']
    version: Common.schemas['Version']
  }
  AlertRuleReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AlertRule']
  }
  AlertRulesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      rules: schemas['AlertRule'][]
    }
  }
  AlertRuleTrialReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AlertRuleTrial']
  }
  AlertRuleTrial: {
    /** @example 2 */
    alerts: number
    /** @example 1 */
    repeats: number
    /**
     * @description There was more than is looked at.
     * @example false
     */
    isPartial: boolean
    /** @description The newest alerts, newest first. */
    examples: {
      /** @example Hot panels: FLIR_0001.jpg */
      title: string
      /** @example 71.3 °C · > 70 °C */
      description: string
      missionId: Common.schemas['Id']
      /** @example Harbour survey */
      missionName: string
      occurredAt: Common.schemas['MaybeTime']
      position: Alert.schemas['MaybeAlertPosition']
    }[]
  }
}
export interface parameters {
  AlertRuleId: Common.schemas['Id']
}
export interface operations {
  getAlertRules: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 100 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertRulesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAlertRule: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Hot panels",
         *       "kind": "thermal_above",
         *       "severity": "high",
         *       "alertKind": "Hotspot",
         *       "degrees": 70
         *     }
         */
        'application/json': schemas['NewAlertRule']
      }
    }
    responses: {
      /** @description The rule. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertRuleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAlertRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertRuleId: parameters['AlertRuleId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": false
         *     }
         */
        'application/json': schemas['AlertRuleEdit']
      }
    }
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertRuleReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAlertRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertRuleId: parameters['AlertRuleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  tryAlertRule: {
    parameters: {
      query?: {
        /** @description Days until now. What was live, uploaded or found in this time is looked at; licences, limits, maintenance and aircraft are looked at as they are now, at any hour. */
        days?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Hot panels",
         *       "kind": "thermal_above",
         *       "severity": "high",
         *       "alertKind": "Hotspot",
         *       "degrees": 70
         *     }
         */
        'application/json': schemas['NewAlertRule']
      }
    }
    responses: {
      /** @description What it would have raised, as if nobody had closed an alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertRuleTrialReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}
