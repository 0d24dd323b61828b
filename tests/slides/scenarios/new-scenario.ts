/** A scenario that passes, to be changed into another one. */
export const newScenario = (schema: string): string => `\
# yaml-language-server: $schema=${schema.startsWith('.') ? schema : `./${schema}`}
name: A pathologist picks a case up, and a colleague comes too late
proves: [the id of a checklist line, or what it stands for]
given:
  world: demo
  # state:
  #   - record: cases/cas_dp-2026-000020
  #     with: { priority: STAT }
steps:
  - name: the case is in the list
    as: provider
    call: listCases
    query: { view: available, pageSize: 100 }
    expect:
      save:
        caseId: data.items[caseID=DP-2026-000020].id
        etag: data.items[caseID=DP-2026-000020].etag
  - as: provider
    call: pickUpCase
    params: { caseId: '\${caseId}' }
    ifMatch: \${etag}
    expect: { status: 200, match: { data: { status: Selected } } }
  - as: provider2
    call: pickUpCase
    params: { caseId: '\${caseId}' }
    ifMatch: \${etag}
    expect: { status: 409 }
outcome:
  - state: cases/\${caseId}
    match: { assignedProviderId: '\${provider.id}' }
`;
