// Generated from the migrated database.
import type { ColumnType, Generated } from 'kysely'

export interface DB {
  academy_certificates: {
    id: string
    code: string
    user_info_id: string | null
    matriculation_id: string | null
    course_id: string
    version: number
    cycle: number
    title: string
    hours: number
    sealed_name: string | null
    finished_on: string
    state: string
    replaced_by: string | null
    revoked_why: string | null
    sha256: Buffer
    credential: string | null
    status_index: Generated<number>
    issued_at: string
    sealed_pdf: Buffer | null
    pdf_key_id: string | null
    revoked_by: string | null
    revoked_at: string | null
  }
  academy_courses: {
    id: string
    position: number
    draft: unknown
    carried: boolean
    version: number | null
    withdrawn_at: string | null
    lock_version: Generated<number>
    created_at: string
    updated_at: string
  }
  academy_items: {
    id: string
    course_id: string
    key: string
  }
  academy_keys: {
    id: string
    public_jwk: unknown
    private_key_sealed: string
    created_at: string
    retired_at: string | null
  }
  academy_version_items: {
    course_id: string
    version: number
    item_id: string
    position: number
    module: number
    module_title: string
    kind: string
    title: string
    minutes: number
    required: Generated<boolean>
    content: unknown
    video_id: string | null
    file_id: string | null
  }
  academy_versions: {
    course_id: string
    number: number
    title: string
    summary: string
    area: string
    hours: number
    objectives: string[]
    searched: string
    search: ColumnType<string, never, never>
    published_at: string
  }
  academy_videos: {
    id: string
    carried_from: string | null
    carried_hash: string | null
    file_id: string | null
    seconds: number
    captions: string
    created_at: string
  }
  acceptances: {
    id: Generated<number>
    login_id: string
    document: string
    version: string
    address: string
    accepted_at: string
  }
  activity_reports: {
    internship_id: string
    from_day: string | null
    to_day: string | null
    done: string | null
    learned: string | null
    difficulties: string | null
    envelope_id: string | null
    lock_version: Generated<number>
    updated_at: string
  }
  answer_sets: {
    id: string
    job_id: string
    user_info_id: string
    version_id: string
    draft: Generated<unknown>
    refused: Generated<unknown>
    candidature_id: string | null
    sent_at: string | null
    score: number | null
    most_score: number | null
    lock_version: Generated<number>
    updated_at: string
  }
  answers: {
    set_id: string
    question_id: string
    words: string | null
    number: string | null
    day: string | null
    option_ids: string[] | null
    file_id: string | null
  }
  approval_substitutes: {
    id: string
    manager_id: string
    substitute_id: string
    from_day: string
    until_day: string
    created_at: string
  }
  attempts: {
    key: string
    due_at: string
  }
  attorneys: {
    id: string
    company_id: string | null
    institution_id: number | null
    name: string
    email: string
    granted_on: string
    listed_by: string | null
    listed_at: string
  }
  bank_blocks: {
    id: string
    user_info_id: string
    cnpj_root: string
    created_at: string
  }
  bank_invitations: {
    id: string
    job_id: string
    user_info_id: string
    cnpj_root: string
    invited_by: string
    message: string | null
    created_at: string
    declined_at: string | null
  }
  bank_list_people: {
    list_id: string
    user_info_id: string
    added_at: string
  }
  bank_lists: {
    id: string
    manager_id: string
    name: string
    created_at: string
  }
  bank_saved_searches: {
    id: string
    manager_id: string
    name: string
    query: string
    created_at: string
  }
  bank_search: {
    user_info_id: string
    tsv: string
    course_id: string | null
    university_id: number | null
    education_type: string | null
    period: string | null
    semester: number | null
    state_id: string | null
    city_id: number | null
    skill_ids: string[]
    software_ids: string[]
    area_ids: string[]
    languages: string[]
    born: string | null
    consented_at: string
    fresh_at: string
  }
  benefit_codes: {
    id: string
    benefit_id: string
    code: string
    login_id: string | null
    taken_at: string | null
  }
  benefit_reports: {
    benefit_id: string
    login_id: string
    worked: boolean
    said: string | null
    reported_at: string
  }
  benefits: {
    id: string
    partner: string
    title: string
    category: string
    description: string
    kind: string
    link: string | null
    audience: string
    starts_on: string | null
    ends_on: string | null
    published_at: string | null
    paused_at: string | null
    paused_by: string | null
    reports_since: string | null
    last_worked_at: string | null
    lock_version: Generated<number>
    created_at: string
    search: ColumnType<string, never, never>
  }
  board_stays: {
    job_id: string
    began_at: string
    ended_at: string
  }
  bulk_readings: {
    step_id: string
    sha256: string
    read_at: string
  }
  bulk_signing_rows: {
    signing_id: string
    step_id: string
    position: number
    sha256: string
    state: Generated<string>
    words: string | null
  }
  bulk_signings: {
    id: string
    manager_id: string
    typed_name: string
    address: string
    agent: string
    created_at: string
  }
  busy: {
    id: string
    person_id: string
    during: string
    held: Generated<boolean>
    what: string
    what_id: string
    created_at: string
  }
  candidature_events: {
    id: string
    candidature_id: string
    kind: string
    from_state: string | null
    to_state: string
    from_stage: string | null
    to_stage: string
    manager_id: string | null
    said: string | null
    answer_by: string | null
    happened_at: string
  }
  candidature_notes: {
    id: string
    candidature_id: string
    manager_id: string
    text: string
    written_at: string
  }
  candidature_ratings: {
    candidature_id: string
    manager_id: string
    stars: number
    rated_at: string
  }
  candidature_tags: {
    candidature_id: string
    tag: string
  }
  candidatures: {
    id: string
    job_id: string
    user_info_id: string
    state: string
    stage: string
    answer_by: string | null
    message: string | null
    shares_pcd: Generated<boolean>
    unmet: Generated<unknown>
    review_requested_at: string | null
    feedback: string | null
    ended_why: string | null
    told_state: string
    reminded_of: string | null
    lock_version: Generated<number>
    applied_at: string
    state_since: string
    named_answer_by: string | null
    readable_until: string | null
    ended_name: string | null
    ended_search: ColumnType<string | null, never, never>
    told_answer_by: string | null
    named_before: string | null
  }
  check_ins: {
    id: string
    event_id: string
    registration_id: string
    client_id: string
    scanned_at: string
    received_at: string
    gate: string | null
    scanned_by: string | null
    number: Generated<number>
    undone_at: string | null
  }
  cities: {
    id: number
    state_id: string
    name: string
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    sound: ColumnType<string, never, never>
  }
  collaborator_documents: {
    id: string
    company_manager_id: string
    document_type: string
    number_sealed: string
    issuer: string | null
    state_id: string | null
  }
  collaborator_import_rows: {
    import_id: string
    line: number
    name: string
    email: string
    sealed: string | null
    problems: Generated<string[]>
    company_manager_id: string | null
  }
  collaborator_imports: {
    id: string
    company_id: string
    created_by_manager_id: string
    file_id: string | null
    file_name: string
    state: Generated<string>
    problem: string | null
    total: number | null
    checked: Generated<number>
    problems_file_id: string | null
    created_at: string
    committed_at: string | null
    done_at: string | null
  }
  collaborator_profiles: {
    company_manager_id: string
    phone: string | null
    cpf_sealed: string | null
    education: string | null
    organization: string | null
    professional_registration: string | null
    accept_email: Generated<boolean>
    contract_approver: Generated<boolean>
    hr_representative_for_universities: Generated<boolean>
    lock_version: Generated<number>
  }
  companies: {
    id: string
    slug: string
    parent_id: string | null
    cnpj: string
    name: string
    phone: string
    website: string
    sector_id: string
    number_of_interns: number | null
    registered_at_institution_id: number | null
    verification: Generated<string>
    lock_version: Generated<number>
    created_at: string
    trading_name: string | null
    representative: string | null
    description: string | null
    why_work: string | null
    facebook: string | null
    instagram: string | null
    linkedin: string | null
    twitter: string | null
    founded_at: number | null
    employees_number: number | null
    benefits: Generated<string[]>
    video_urls: Generated<string[]>
    avatar_file_id: string | null
    background_file_id: string | null
    otp_required_for_login: Generated<boolean>
    show_sub_company: Generated<boolean>
    updated_at: string | null
    search: ColumnType<string | null, never, never>
    manager_confirmed_at: string | null
  }
  company_addresses: {
    id: string
    company_id: string
    zipcode: string
    street: string
    number: string
    complement: string | null
    neighborhood: string
    city_id: number | null
    state_id: string | null
    country_id: string
    state_name: string | null
    city_name: string | null
  }
  company_claims: {
    id: string
    company_id: string
    name: string
    email: string
    phone: string
    message: string
    created_at: string
    settled_at: string | null
    settled_by_login_id: string | null
    accepted: boolean | null
    reason: string | null
  }
  company_contract_settings: {
    company_id: string
    review: Generated<boolean>
    approval: Generated<boolean>
    four_eyes: Generated<boolean>
    signers: Generated<string[]>
    insurer: string | null
    policy: string | null
    insured_amount: string | null
    lock_version: Generated<number>
    contract_type: Generated<string>
  }
  company_contributions: {
    id: string
    company_id: string
    name: string
    title: string
    testimony: string
    avatar_file_id: string | null
    position: number
    key: string | null
  }
  company_manager_roles: {
    company_manager_id: string
    role_id: number
  }
  company_managers: {
    id: string
    login_id: string
    company_id: string
    name: string
    job_title: string | null
    deactivated_at: string | null
    created_at: string
  }
  company_old_slugs: {
    slug: string
    company_id: string
  }
  company_photos: {
    id: string
    company_id: string
    file_id: string
    position: number
    key: string | null
  }
  company_verifications: {
    id: string
    company_id: string
    verification: string
    reason: string | null
    decided_by_login_id: string
    decided_at: string
  }
  complementary_hours: {
    id: string
    user_info_id: string
    category: string
    title: string
    issuer: string
    hours: string
    finished_on: string
    file_id: string | null
    source: string
    source_key: string
    lock_version: Generated<number>
    created_at: string
  }
  confirmed_weeks: {
    internship_id: string
    from_day: string
    to_day: string
    confirmed_by: string
    confirmed_at: string
  }
  contract_batch_rows: {
    batch_id: string
    line: number
    name: string
    email: string
    sealed: string | null
    row_hash: string
    state: Generated<string>
    problems: Generated<unknown>
    internship_id: string | null
    envelope_id: string | null
    repeated: Generated<boolean>
  }
  contract_batches: {
    id: string
    company_id: string
    created_by: string
    file_name: string
    defaults: unknown
    state: Generated<string>
    problem: string | null
    created_at: string
    done_at: string | null
  }
  countries: {
    id: string
    alpha3: string
    name: string
    dial_code: string
    position: number
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  courses: {
    id: string
    name: string
    degree: string
    area: string | null
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  data_checks: {
    form_id: string
    party: string
    accepted: string[]
    amended: string[]
    envelope_id: string | null
    checked_by: string | null
    checked_at: string
  }
  data_requests: {
    id: string
    form_id: string
    party: string
    fields: string[]
    purpose: string
    deadline: string
    asked_by: string | null
    asked_at: string
  }
  document_template_versions: {
    id: string
    template_id: string
    number: number
    body: string
    state: Generated<string>
    carried: Generated<boolean>
    lock_version: Generated<number>
    created_by: string | null
    created_at: string
    published_at: string | null
    retired_at: string | null
  }
  document_templates: {
    id: string
    scope: string
    institution_id: number | null
    company_id: string | null
    kind: string
    created_at: string
  }
  docusign_envelopes: {
    version_id: string
    docusign_id: string | null
    status: Generated<string>
    read_at: string | null
    failing_since: string | null
    fault: string | null
  }
  docusign_events: {
    body_sha256: Buffer
    received_at: string
  }
  docusign_visits: {
    step_id: string
    visited_at: string
    address: string
    agent: string
    factors: string[]
  }
  duty_notices: {
    internship_id: string
    kind: string
    due_on: string
    ordinal: number
    sent_at: string
  }
  educations: {
    id: string
    user_info_id: string
    education_type_id: string
    institution_name: string
    course_name: string
    duration: string
    position: number
  }
  enrolment_imports: {
    id: string
    institution_id: number
    file_name: string
    people: number
    unread: number
    replaced: boolean
    imported_by: string | null
    imported_at: string
    added: Generated<number>
    left_out: Generated<number>
    bonds_lost: Generated<number>
  }
  envelope_event_facts: {
    envelope_id: string
    sequence: number
    salt: string
    login_id: string | null
    facts: unknown
  }
  envelope_events: {
    envelope_id: string
    sequence: number
    event: string
    version: number
    step_id: string | null
    from_state: string | null
    to_state: string
    happened_at: string
    facts_hash: string
    previous_hash: string
    hash: string
  }
  envelope_reminders: {
    step_id: string
    ordinal: number
    sent_at: string
    by_hand: Generated<boolean>
    escalated_at: string | null
  }
  envelope_signatures: {
    step_id: string
    version_id: string
    signer_name: string
    signer_email: string
    typed_name: string
    document_sha256: string
    consent_version: string
    factors: string[]
    address: string
    agent: string
    signed_at: string
  }
  envelope_steps: {
    id: string
    version_id: string
    position: number
    party: string
    target: string
    kind: string
    state: Generated<string>
    person_name: string | null
    person_email: string | null
    manager_id: string | null
    user_info_id: string | null
    guardian_index: number | null
    paper_reason: string | null
    delegated_by: string | null
    current_at: string | null
    opened_at: string | null
    done_at: string | null
    done_by: string | null
    bounced_at: string | null
    power_of_attorney_on: string | null
    disowned_at: string | null
    passed_over_at: string | null
  }
  envelope_uploads: {
    id: string
    version_id: string
    step_id: string
    purpose: string
    file_id: string
    sha256: string
    pages: number | null
    uploaded_by: string | null
    uploaded_at: string
    verdict: string | null
    cause: string | null
    checklist: Generated<string[]>
    judged_by: string | null
    judged_at: string | null
  }
  envelope_versions: {
    id: string
    envelope_id: string
    number: number
    template_version_id: string | null
    law_day: string
    paper: unknown
    sha256: string | null
    pages: number | null
    created_at: string
    created_by: string | null
    sealed_file_id: string | null
    sealed_sha256: string | null
    sealed_at: string | null
    seal_key_id: string | null
    rules: unknown
    written_by: Generated<string[]>
  }
  envelopes: {
    id: string
    internship_id: string
    kind: string
    contract_type: string
    terms_id: string | null
    state: string
    holder: string | null
    code: string
    version: Generated<number>
    step_id: string | null
    held_since: string
    title: string
    description: Generated<string>
    created_by: string | null
    created_at: string
    sent_at: string | null
    completed_at: string | null
    reject_by: string | null
    rejected_by: string | null
    rejection_origin: string | null
    rejection_cause: string | null
    rejection_note: string | null
    provider: Generated<string>
    lock_version: Generated<number>
    company_id: string
    user_info_id: string
    facts: Generated<unknown>
  }
  evaluation_reminders: {
    evaluation_id: string
    ordinal: number
    sent_at: string
  }
  evaluations: {
    id: string
    internship_id: string
    period: string
    author: string
    opened_on: string
    due_on: string
    score_1: number | null
    score_2: number | null
    score_3: number | null
    comment: string | null
    answered_at: string | null
    author_name: string | null
    author_id: string | null
    paper_file_id: string | null
    paper_at: string | null
    seen_at: string | null
    seen_name: string | null
    reply: string | null
  }
  event_certificates: {
    id: string
    event_id: string
    login_id: string | null
    code: string
    issued_at: string
    email: string | null
    sha256: string | null
    size: number | null
  }
  event_sessions: {
    id: string
    event_id: string
    title: string
    starts_at: string
    ends_at: string
    capacity: number
    taken: Generated<number>
  }
  event_stands: {
    id: string
    event_id: string
    company_id: string
    place: string | null
    confirmed_at: string | null
    created_at: string
  }
  events: {
    id: string
    company_id: string | null
    state: string
    kind: string
    mode: string
    title: string
    description: string | null
    place: string | null
    address: string | null
    link: string | null
    zone: string
    cancel_reason: string | null
    lock_version: Generated<number>
    created_by: string | null
    created_at: string
    published_at: string | null
    cancelled_at: string | null
    told_as: unknown
    changed_at: string | null
  }
  experiences: {
    id: string
    user_info_id: string
    company: string
    job: string
    level: string
    description: string | null
    current_job: Generated<boolean>
    start_date: string
    end_date: string | null
    position: number
  }
  fees: {
    id: string
    company_id: string
    starts_on: string
    cents: number
    basis: string
    created_by: string | null
    created_at: string
  }
  files: {
    id: string
    storage_key: string
    name: string
    type: string
    size: number
    sha256: Buffer
    purpose: string
    private: boolean
    owner_login_id: string | null
    created_at: string
    attached_at: string | null
    removed_at: string | null
    sealed_with: string | null
    sealed_name: string | null
    width: number | null
    height: number | null
    variant_of: string | null
  }
  folder_zips: {
    id: string
    company_id: string
    created_by: string
    internship_ids: string[]
    state: Generated<string>
    file_id: string | null
    files: number | null
    created_at: string
    ready_at: string | null
  }
  form_invites: {
    id: string
    user_info_id: string
    purpose: string
    token_hash: Buffer
    created_at: string
    expires_at: string
    voided_at: string | null
  }
  form_versions: {
    id: string
    form_id: string
    number: number
    content: unknown
    created_at: string
    frozen_at: string | null
  }
  forms: {
    id: string
    company_id: string
    created_by: string | null
    lock_version: Generated<number>
    created_at: string
    updated_at: string
    removed_at: string | null
  }
  institution_contract_settings: {
    institution_id: number
    signs_last: Generated<boolean>
    advisor_required: Generated<boolean>
    paper_policy: Generated<string>
    minimum_level: Generated<string>
    notice_days: Generated<number>
    retroactive_days: Generated<number>
    usual_days: number | null
    holds_insurance: Generated<boolean>
    instructions: string | null
    lock_version: Generated<number>
  }
  institution_courses: {
    institution_id: number
    course_id: string
    closed_at: string | null
  }
  institution_enrolments: {
    institution_id: number
    person_index: Buffer
    import_id: string
    place: Generated<number>
    by_cpf: boolean
  }
  institution_hour_caps: {
    institution_id: number
    category: string
    cap: number
  }
  institution_hour_rules: {
    institution_id: number
    lock_version: number
  }
  institution_partners: {
    institution_id: number
    display_name: string
    logo_path: string | null
    colour: string | null
    contact_name: string | null
    contact_email: string | null
    contact_phone: string | null
    agreement_starts_on: string | null
    agreement_ends_on: string | null
    email_domains: Generated<string[]>
    proves_bond_by_email: Generated<boolean>
    signer_name: string | null
    signer_email: string | null
    signer_job_title: string | null
    lock_version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    logo_file_id: string | null
    settled_in_force: boolean | null
  }
  institution_statements: {
    id: string
    internship_id: string
    about: string
    outcome: string
    weeks: unknown
    said_by: string
    said_email: string
    said_at: string
  }
  institutional_email_links: {
    id: string
    user_info_id: string
    email: string
    token_hash: Buffer
    expires_at: string
    used_at: string | null
    voided_at: string | null
  }
  institutions: {
    id: Generated<number>
    parent_id: number | null
    mec_code: number | null
    name: string
    official_name: string | null
    name_kept: Generated<boolean>
    acronym: string | null
    category: string | null
    organization: string | null
    city_id: number | null
    state_id: string | null
    closed_at: string | null
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    search_also: ColumnType<string, never, never>
    kept_by_operation: Generated<boolean>
    lock_version: Generated<number>
    created_by: string | null
    cnpj: string | null
  }
  interests: {
    id: string
    name: string
    status: Generated<string>
    merged_into: string | null
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    proposed_by: string | null
    judged_by: string | null
    judged_at: string | null
    proposed_at: string | null
  }
  internship_certificates: {
    internship_id: string
    code: string
    paper: unknown
    sha256: string
    issued_by: string
    issued_by_login: string | null
    issued_at: string
    sealed_file_id: string | null
    sealed_sha256: string | null
    sealed_at: string | null
    seal_key_id: string | null
  }
  internship_duties: {
    internship_id: string
    kind: string
    due_on: string
    company_id: string
    shown_from: string
    owner: string
    from_day: string | null
    to_day: string | null
    days: number | null
  }
  internship_form_documents: {
    id: string
    form_id: string
    category: string
    file_id: string
    sent_at: string
  }
  internship_form_links: {
    token_hash: Buffer
    form_id: string
    created_at: string
    revoked_at: string | null
  }
  internship_form_reminders: {
    form_id: string
    invited_at: string
    ordinal: number
    sent_at: string
  }
  internship_form_sessions: {
    token_hash: Buffer
    form_id: string
    created_at: string
    expires_at: string
  }
  internship_form_tries: {
    form_id: string
    tried_at: string
    network_hash: string | null
    link_hash: Buffer | null
  }
  internship_forms: {
    id: string
    kind: string
    state: Generated<string>
    company_id: string
    user_info_id: string | null
    candidature_id: string | null
    internship_id: string | null
    person_name: string
    person_email: string
    sealed_identity: string
    purpose: string | null
    asked: Generated<unknown>
    sealed_answers: string | null
    lock_version: Generated<number>
    expires_on: string
    created_by: string | null
    created_at: string
    invited_at: string
    opened_at: string | null
    answered_at: string | null
    withdrawn_at: string | null
    envelope_id: string | null
    stood: unknown
  }
  internship_terms: {
    id: string
    internship_id: string
    effective_on: string
    agreed_at: string | null
    dropped_at: string | null
    starts_on: string | null
    ends_on: string | null
    internship_type: string | null
    education_type: string | null
    final_years_or_special: Generated<boolean>
    institution_id: number | null
    course_id: string | null
    course_name: string | null
    semester: number | null
    formation_date: string | null
    matriculation: string | null
    alternates: Generated<boolean>
    no_class_weeks: Generated<unknown>
    schedule: Generated<unknown>
    class_schedule: Generated<unknown>
    assessment_weeks: Generated<unknown>
    stipend: string | null
    stipend_period: Generated<string>
    transport_kind: string | null
    transport_allowance: string | null
    benefits: string | null
    insurer: string | null
    policy: string | null
    insured_amount: string | null
    insured_by: Generated<string>
    activities: Generated<string[]>
    area_id: string | null
    sub_area_id: string | null
    supervisor_id: string | null
    supervisor_name: string | null
    supervisor_email: string | null
    supervisor_job_title: string | null
    supervisor_education: string | null
    advisor_name: string | null
    advisor_email: string | null
    company_signer_id: string | null
    institution_signer_name: string | null
    institution_signer_email: string | null
    guardians: Generated<unknown>
    work_model: string | null
    workplace: string | null
    remarks: string | null
    created_at: string
    written_by: Generated<string[]>
    printed: unknown
  }
  internships: {
    id: string
    user_info_id: string
    company_id: string
    starts_on: string | null
    ends_on: string | null
    ended_at: string | null
    supervisor_id: string | null
    created_at: string
    candidature_id: string | null
    terms_id: string | null
    agreed_at: string | null
    dropped_at: string | null
    created_by: string | null
    lock_version: Generated<number>
  }
  interview_events: {
    id: string
    interview_id: string
    kind: string
    manager_id: string | null
    said: string | null
    starts_at: string | null
    sequence: number
    happened_at: string
  }
  interview_offers: {
    id: string
    job_id: string
    created_by: string
    created_at: string
  }
  interview_people: {
    interview_id: string
    manager_id: string
  }
  interview_proposals: {
    id: string
    interview_id: string
    starts_at: string
    ends_at: string
  }
  interview_scorecards: {
    interview_id: string
    manager_id: string
    points: number[]
    remarks: string | null
    given_at: string
  }
  interview_slots: {
    id: string
    offer_id: string
    starts_at: string
    ends_at: string
    taken_by: string | null
  }
  interviews: {
    id: string
    offer_id: string
    candidature_id: string
    state: string
    kind: string
    place: string | null
    message: string | null
    zone: string
    minutes: number
    answer_by: string
    starts_at: string | null
    ends_at: string | null
    uid: string
    sequence: Generated<number>
    changes: Generated<number>
    wish: string | null
    said: string | null
    cancelled_why: string | null
    criteria: string[]
    lock_version: Generated<number>
    created_at: string
  }
  invited_people: {
    company_id: string
    day: string
    people: number
  }
  job_areas: {
    id: string
    parent_id: string | null
    name: string
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  job_courses: {
    job_id: string
    course_id: string
    position: number
  }
  job_form_versions: {
    job_id: string
    version_id: string
  }
  job_institutions: {
    job_id: string
    institution_id: number
  }
  job_languages: {
    job_id: string
    language_id: string
    level: string
    required: boolean
    position: number
  }
  job_search: {
    job_id: string
    company_id: string
    tsv: string
    state_id: string | null
    city_id: number | null
    area_id: string
    sub_area_id: string | null
    job_type: string
    work_model: string
    salary: string | null
    course_ids: string[]
    skill_ids: string[]
    pcd: boolean
    program_exclusive: boolean
    institution_ids: number[]
    shown_from: string
    closes_at: string
    on_air_since: string
  }
  job_skills: {
    job_id: string
    skill_id: string
    position: number
  }
  job_slugs: {
    slug: string
    job_id: string
  }
  job_terms: {
    stem: string
    word: string
    shown: string | null
  }
  job_transitions: {
    id: string
    job_id: string
    from_status: string
    to_status: string
    manager_id: string | null
    reason: string | null
    note: string | null
    happened_at: string
  }
  job_views: {
    job_id: string
    day: string
    views: number
  }
  jobs: {
    id: string
    company_id: string
    author_id: string
    slug: string
    status: Generated<string>
    title: string
    job_type: string | null
    level: string | null
    area_id: string | null
    sub_area_id: string | null
    description: string | null
    responsibilities: string | null
    requirements: string | null
    benefits: Generated<string[]>
    salary_from: string | null
    salary_to: string | null
    work_model: string | null
    zipcode: string | null
    street: string | null
    number: string | null
    complement: string | null
    neighborhood: string | null
    city_id: number | null
    state_id: string | null
    schedule: string | null
    weekly_hours: number | null
    openings: number | null
    least_semester: number | null
    most_semester: number | null
    pcd_preference: Generated<boolean>
    program_exclusive: Generated<boolean>
    opens_at: string | null
    closes_at: string | null
    answer_within_days: Generated<number>
    close_reason: string | null
    close_note: string | null
    lock_version: Generated<number>
    created_at: string
    updated_at: string
    published_at: string | null
    closed_at: string | null
    reminded_at: string | null
    late_told_until: string | null
    program_id: string | null
    form_id: string | null
    form_version_id: string | null
  }
  jobs_out_of_reach: {
    job_id: string
    told_at: string
  }
  known_places: {
    account: string
    place: string
    seen_at: string
  }
  languages: {
    id: string
    name: string
    position: number
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  list_items: {
    list: string
    value: string
    label: string
    position: number
    extra: Generated<unknown>
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  login_tokens: {
    id: string
    login_id: string
    purpose: string
    token_hash: Buffer
    email: string
    created_at: string
    expires_at: string
    used_at: string | null
    voided_at: string | null
  }
  logins: {
    id: string
    user_type: string
    email: string
    password_hash: string | null
    email_confirmed_at: string | null
    first_signed_in_at: string | null
    disabled_at: string | null
    created_at: Generated<string>
    released_at: string | null
  }
  mailed_codes: {
    id: string
    purpose: string
    subject: string
    code_hash: string
    created_at: string
    expires_at: string
    tries: Generated<number>
    used_at: string | null
  }
  mailed_links: {
    id: string
    purpose: string
    subject: string
    token_hash: Buffer
    sent_to: string
    created_at: string
    expires_at: string
    revoked_at: string | null
  }
  mailed_sessions: {
    token_hash: Buffer
    purpose: string
    subject: string
    created_at: string
    expires_at: string
  }
  mails: {
    id: string
    recipient: string
    subject: string
    html: string
    text: string
    headers: Generated<unknown>
    created_at: Generated<string>
    sent_at: string | null
    sealed_token: string | null
    refused_at: string | null
    calendar: unknown
  }
  matriculation_items: {
    matriculation_id: string
    item_id: string
    watched: Generated<string>
    position: Generated<number>
    sequence: Generated<number>
    credited_at: string | null
    opened_at: string | null
    done_at: string | null
    sealed_note: string | null
  }
  matriculations: {
    id: string
    user_info_id: string
    course_id: string
    version: number
    cycle: Generated<number>
    item_id: string | null
    created_at: string
    studied_at: string
    completed_at: string | null
    completed_version: number | null
  }
  mentor_areas: {
    mentor_id: string
    area_id: string
    position: number
  }
  mentor_bookings: {
    id: string
    mentor_id: string
    session_id: string | null
    login_id: string
    starts_at: string
    ends_at: string
    state: Generated<string>
    topic: string | null
    cancelled_by: string | null
    cancelled_at: string | null
    missed_why: string | null
    missed_at: string | null
    contest: string | null
    contested_at: string | null
    settled_at: string | null
    forgiven: Generated<boolean>
    sequence: Generated<number>
    created_at: string
  }
  mentor_days_off: {
    mentor_id: string
    day: string
  }
  mentor_feedback: {
    booking_id: string
    mentor_id: string
    stars: number
    comment: string | null
    given_at: string
  }
  mentor_hours: {
    id: string
    mentor_id: string
    day_of_week: number
    from: string
    to: string
  }
  mentor_sessions: {
    id: string
    mentor_id: string
    title: string
    link: string
    starts_at: string
    ends_at: string
    capacity: number
    taken: Generated<number>
    cancelled_at: string | null
    sequence: Generated<number>
    created_at: string
  }
  mentor_waits: {
    mentor_id: string
    login_id: string
    since: string
  }
  mentors: {
    id: string
    name: string
    headline: string
    description: string
    email: string
    link: string
    minutes: number
    audience: string
    published: Generated<boolean>
    lock_version: Generated<number>
    created_at: string
    search: ColumnType<string, never, never>
  }
  message_preferences: {
    login_id: string
    kind: string
    wanted: boolean
    changed_at: string
  }
  migrations: {
    name: string
    hash: string
    applied_at: Generated<string>
  }
  nationalities: {
    id: string
    label: string
    masculine: string
    feminine: string
    position: number
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    search_also: ColumnType<string, never, never>
  }
  news_read: {
    login_id: string
    read_at: string
  }
  partner_old_addresses: {
    display_name: string
    institution_id: number
  }
  personal_document_versions: {
    id: string
    personal_document_id: string
    file_id: string
    valid_until: string | null
    sent_at: string
    replaced_at: string | null
    approved: boolean | null
    reason: string | null
    decided_by_login_id: string | null
    decided_at: string | null
    expiry_told: string | null
  }
  personal_document_views: {
    id: Generated<number>
    version_id: string
    login_id: string
    seen_at: string
  }
  personal_documents: {
    id: string
    user_info_id: string
    category: string
    created_at: string
    sealed_description: string | null
  }
  pipeline_stages: {
    job_id: string
    key: string
    name: string
    state: string
    position: number
  }
  pipelines: {
    job_id: string
    version: number
    stages_version: Generated<number>
  }
  postal_codes: {
    zipcode: string
    found: boolean
    street: Generated<string>
    neighborhood: Generated<string>
    locality: Generated<string>
    state_id: string | null
    city_id: number | null
    asked_at: string
  }
  profile_views: {
    id: Generated<number>
    user_info_id: string
    company_id: string
    login_id: string
    seen_on: string
    seen_at: string
  }
  program_events: {
    id: string
    program_id: string
    kind: string
    manager_id: string | null
    close_enrollment_at: string
    happened_at: string
    steps: Generated<unknown>
  }
  program_people: {
    program_id: string
    user_info_id: string
    job_ids: Generated<string[]>
  }
  program_questions: {
    program_id: string
    id: string
    position: number
    section: string
    label: string
    reply: string
  }
  program_slugs: {
    slug: string
    program_id: string
  }
  program_steps: {
    program_id: string
    id: string
    position: number
    name: string
    date: string | null
  }
  programs: {
    id: string
    company_id: string
    author_id: string
    slug: string
    status: Generated<string>
    title: string | null
    edition: number | null
    previous_id: string | null
    banner_file_id: string | null
    logo_file_id: string | null
    close_enrollment_at: string | null
    address: string | null
    description: string | null
    skill: string | null
    about_company: string | null
    benefits: Generated<string[]>
    most_choices: Generated<number>
    lock_version: Generated<number>
    created_at: string
    updated_at: string
    published_at: string | null
    closed_at: string | null
    dates_told_at: string | null
  }
  quiz_tries: {
    id: string
    matriculation_id: string
    item_id: string
    version: number
    number: number
    drawn: unknown
    answers: unknown
    score: number | null
    passed: boolean | null
    started_at: string
    submitted_at: string | null
  }
  recess_entries: {
    id: string
    internship_id: string
    from_day: string | null
    to_day: string | null
    paid_days: number | null
    noted_by: string
    noted_by_login: string | null
    created_at: string
  }
  recovery_codes: {
    login_id: string
    code_hash: string
    used_at: string | null
  }
  registrations: {
    id: string
    event_id: string
    session_id: string
    login_id: string | null
    name: string
    email: string
    state: string
    shares_name: boolean
    queued_at: string
    offered_until: string | null
    prove_by: string | null
    ended_why: string | null
    code_hash: Buffer
    code_sealed: string
    link_hash: Buffer
    link_sealed: string
    sequence: Generated<number>
    created_at: string
  }
  rejection_templates: {
    id: string
    company_id: string
    name: string
    text: string
    lock_version: Generated<number>
    updated_at: string
  }
  replaced_certificates: {
    code: string
    internship_id: string
    paper: unknown
    sha256: string
    issued_by: string
    issued_by_login: string | null
    issued_at: string
    sealed_file_id: string | null
    sealed_sha256: string | null
    sealed_at: string | null
    seal_key_id: string | null
    replaced_by: string
    replaced_at: string
    reason: string
  }
  report_exports: {
    id: string
    company_id: string
    created_by: string
    report: string
    asked: unknown
    format: string
    state: Generated<string>
    file_id: string | null
    row_count: number | null
    created_at: string
    ready_at: string | null
  }
  requests: {
    key_hash: string
    login_id: string | null
    request_hash: string
    made_id: string | null
    created_at: string
  }
  saved_jobs: {
    user_info_id: string
    job_id: string
    saved_at: string
  }
  saved_searches: {
    id: string
    user_info_id: string
    name: string
    filters: unknown
    frequency: string
    seen_until: string
    created_at: string
    news_since: Generated<string>
  }
  seal_keys: {
    id: string
    certificate: string
    private_key_sealed: string
    created_at: string
    retired_at: string | null
  }
  sectors: {
    id: string
    parent_id: string | null
    name: string
    official_name: string
    position: number
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    search_words: string | null
    search_also: ColumnType<string, never, never>
  }
  sessions: {
    id: string
    login_id: string
    token_hash: Buffer
    device: string | null
    created_at: string
    last_used_at: string
    expires_at: string
    ended_at: string | null
  }
  signing_links: {
    id: string
    step_id: string
    token_hash: Buffer
    sent_to: string
    created_at: string
    expires_at: string
    revoked_at: string | null
  }
  signing_sessions: {
    token_hash: Buffer
    step_id: string
    created_at: string
    expires_at: string
    by_login: Generated<boolean>
  }
  site_settings: {
    name: string
    value: string
    changed_by_login_id: string
    changed_at: string
  }
  skill_test_attempts: {
    id: string
    user_info_id: string
    test_id: string
    state: string
    sealed_factor: string | null
    seed: string | null
    started_at: string | null
    ends_at: string | null
    finished_at: string | null
    seat: string | null
    score: number | null
    annulled_why: string | null
    created_at: string
    annulled_at: string | null
    annulled_by: string | null
  }
  skill_test_draws: {
    attempt_id: string
    position: number
    revision_id: string
    options: unknown
    served_at: string | null
    option_id: string | null
    sequence: Generated<number>
    answered_at: string | null
  }
  skill_test_questions: {
    id: string
    test_id: string
    topic: string
    key: string
    difficulty: number
    withdrawn_at: string | null
    withdrawn_why: string | null
    withdrawn_by: string | null
  }
  skill_test_regrades: {
    attempt_id: string
    question_id: string
    score_before: number
    score_after: number
    regraded_at: string
  }
  skill_test_revisions: {
    id: string
    question_id: string
    number: number
    content: unknown
    carried: boolean
    created_at: string
    written_by: string | null
  }
  skill_test_shares: {
    user_info_id: string
    test_id: string
    shared_at: string
  }
  skill_test_topics: {
    test_id: string
    key: string
    title: string
    draw: number
    position: number
    lesson_course_id: string | null
    lesson_key: string | null
  }
  skill_tests: {
    id: string
    title: string
    summary: string
    minutes: number
    position: number
    published: Generated<boolean>
    lock_version: Generated<number>
    edited: Generated<boolean>
  }
  skills: {
    id: string
    name: string
    category: string | null
    status: Generated<string>
    merged_into: string | null
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    proposed_by: string | null
    judged_by: string | null
    judged_at: string | null
    proposed_at: string | null
  }
  softwares: {
    id: string
    name: string
    category: string | null
    status: Generated<string>
    merged_into: string | null
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
    proposed_by: string | null
    judged_by: string | null
    judged_at: string | null
    proposed_at: string | null
  }
  stamps: {
    name: string
    hash: string
    written_at: Generated<string>
  }
  stand_interests: {
    stand_id: string
    login_id: string
    created_at: string
  }
  statement_lines: {
    id: string
    statement_id: string
    position: number
    kind: string
    internship_id: string
    person_name: string
    month: string
    days: number
    base: number
    unit_cents: number
    cents: number
    words: Generated<string>
    refers_to: string | null
  }
  statement_stipends: {
    statement_id: string
    position: number
    internship_id: string
    person_name: string
    matriculation: string | null
    starts_on: string
    ends_on: string
    days: number
    period: string
    unit_cents: number
    minutes: number | null
    stipend_cents: number
    transport_cents: number
  }
  statements: {
    id: string
    company_id: string
    month: string
    serial: number
    company_name: string
    cents: number
    stipend_cents: number
    closed_at: string
    pdf: Buffer
    sha256: string
  }
  states: {
    id: string
    ibge_code: number
    name: string
    carried: Generated<boolean>
    retired_at: string | null
    search: ColumnType<string, never, never>
  }
  student_bonds: {
    id: string
    user_info_id: string
    institution_id: number
    proven_by: string
    began_at: string
    ended_at: string | null
  }
  study_schedules: {
    id: string
    user_info_id: string
    schedule_type: string
    reason_for_no_classes: string | null
    days: unknown
  }
  study_track_courses: {
    track_id: string
    course_id: string
    position: number
  }
  study_tracks: {
    id: string
    title: string
    summary: string
    position: number
    published: Generated<boolean>
    carried: boolean
    lock_version: Generated<number>
  }
  tasks: {
    id: Generated<number>
    name: string
    payload: unknown
    run_at: Generated<string>
    attempts: Generated<number>
    lease: string | null
    leased_until: string | null
    done_at: string | null
    failed_at: string | null
    last_fault: string | null
    unique_key: string | null
    created_at: Generated<string>
    unanswered: Generated<number>
  }
  told_jobs: {
    user_info_id: string
    job_id: string
    told_at: string | null
    saved_search_id: string | null
  }
  two_factors: {
    login_id: string
    sealed_secret: string
    begun_at: string
    confirmed_at: string | null
    last_step: number | null
  }
  user_info_addresses: {
    id: string
    user_info_id: string
    zipcode: string
    street: string
    number: string
    complement: string | null
    neighborhood: string
    city_id: number | null
    state_id: string | null
    country_id: string
    state_name: string | null
    city_name: string | null
  }
  user_info_choices: {
    user_info_id: string
    list: string
    value: string
    position: number
  }
  user_info_old_slugs: {
    slug: string
    user_info_id: string
  }
  user_info_vaults: {
    user_info_id: string
    sealed: string
    cpf_index: Buffer | null
  }
  user_infos: {
    id: string
    login_id: string
    slug: string
    full_name: string
    created_at: string
    social_name: string | null
    date_of_birth: string | null
    sex: string | null
    nationality_id: string | null
    cellphone: string | null
    phone: string | null
    message_phone: string | null
    authorize_whatsapp: Generated<boolean>
    auto_enroll: Generated<boolean>
    working: boolean | null
    expected_salary: string | null
    summary: string | null
    interesting_fact: string | null
    motivations: string | null
    hobbies: Generated<string[]>
    portfolios: Generated<string[]>
    facebook: string | null
    instagram: string | null
    linkedin: string | null
    skype: string | null
    avatar_file_id: string | null
    curriculum_file_id: string | null
    institutional_email: string | null
    institutional_email_confirmed_at: string | null
    main_education_type: string | null
    main_education_status: string | null
    course_situation: string | null
    not_in_university: Generated<boolean>
    university_id: number | null
    course_id: string | null
    matriculation: string | null
    ies_education_type: string | null
    ies_period: string | null
    period: string | null
    current_semester: number | null
    course_start_date: string | null
    formation_date: string | null
    visible_sections: Generated<string[]>
    wizard_step: string | null
    lock_version: Generated<number>
    field_versions: Generated<unknown>
    updated_at: string | null
    internship_type: string | null
    search: ColumnType<string, never, never>
    auto_enroll_at: string | null
    auto_enroll_version: number | null
    auto_enroll_asked_at: string | null
  }
  user_languages: {
    id: string
    user_info_id: string
    language_id: string
    level: string
    position: number
  }
  user_softwares: {
    id: string
    user_info_id: string
    software_id: string
    level: string
    position: number
  }
}
