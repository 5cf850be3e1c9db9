import { dietaryNames, type DietaryTag } from '@copper-carrot/contracts';
import { cellOf, cellsAround } from './geo-cells';
import { DealColumns } from './deal-columns';
import { fingerprintOf } from './fingerprint';
import { ensureCapacity } from './ensure-capacity';
import { KitchenColumns } from './kitchen-columns';
import { Interner } from './interner';
import { PackageColumns } from './package-columns';
import type { BookedDay, BrandRows, KitchenRows, PackageRows } from '../live/rows';
import { Buckets, RangeAllocator, SlotAllocator } from './allocators';
import { Vocabulary } from '../text/words';

/** A brand in the index: its row, and its kitchens' and packages' slots. */
export interface BrandEntry {
  row: Omit<BrandRows, 'kitchens' | 'packages' | 'menuDishes'>;
  /** Its summary as cached JSON, and the whole record with all packages. */
  json?: string;
  wholeJson?: string;
  /** A hash of its rows as read. */
  fingerprint: number;
  kitchens: number[];
  /** Its packages' slots: `first` and the following `count - 1`. */
  first: number;
  count: number;
  /** Its range in `words`, with those of its packages. */
  firstWord: number;
  wordCount: number;
}

interface Category {
  id: number;
  word: string;
  label: string;
}

/** The diets that a package suits, in search words; warnings such as nuts are left out. */
const dietsOf = ({ dietaryTags }: PackageRows): string =>
  dietaryTags.map((tag) => (tag === 'contains_nuts' ? '' : (alsoCalled[tag] ?? dietaryNames[tag]))).join(' ');
const alsoCalled: Partial<Record<DietaryTag, string>> = { vegan: 'Vegan plant-based' };

export const brandFlags = { promoted: 1, fullMenu: 2 };

/** All active brands with kitchens and packages, stored in columns for search. Brands are added and removed as a whole. */
export class Catalogue {
  readonly packages = new PackageColumns();
  readonly kitchens = new KitchenColumns();
  readonly deals = new DealColumns();
  /** By slot. */
  readonly brands: (BrandEntry | undefined)[] = [];
  /** By brand slot; the columns that every search reads for every brand nearby. */
  brandId = new Int32Array(0);
  first = new Int32Array(0);
  counts = new Int32Array(0);
  /** The range of its deals; most brands have none. */
  firstDeal = new Int32Array(0);
  dealCount = new Int32Array(0);
  popularity = new Int32Array(0);
  /** Bits of `brandFlags`. */
  flags = new Int16Array(0);
  /** `"12":`, the start of its entry in a JSON object. */
  readonly jsonKeys: string[] = [];
  /** Index into the list of cutoff times; -1 for none. */
  cutoff = new Int16Array(0);
  /** Where its words start in `words`: its name's, then its menus', up to those of its packages. */
  nameWords = new Int32Array(0);
  menuWords = new Int32Array(0);
  wordsEnd = new Int32Array(0);
  /** The word ids of all brands and packages, each text's side by side. */
  words = new Int32Array(0);
  readonly vocabulary = new Vocabulary();
  readonly zones = new Interner<string>();
  readonly cutoffs = new Interner<string>();
  readonly templates = new Interner<number>();
  /** Several categories may share a word and are counted together. */
  readonly categories: Category[] = [];
  readonly categoryWords: Int32Array[] = [];
  readonly categoryKey: number[] = [];
  readonly keys = new Interner<string>();
  /** Kitchen slots by place, by cells that they deliver to, and by their own cell. */
  readonly byPlace = new Buckets();
  readonly byDeliveryCell = new Buckets();
  readonly byOwnCell = new Buckets();
  /** Incremented when a place's offer changes. */
  readonly placeVersions = new Map<number, number>();

  private readonly brandSlots = new SlotAllocator();
  private readonly kitchenSlots = new SlotAllocator();
  private readonly packageRanges = new RangeAllocator();
  private readonly wordRanges = new RangeAllocator();
  private readonly slotOf = new Map<number, number>();
  private readonly kitchenSlotOf = new Map<number, number>();
  private readonly categorySlots = new Map<number, number>();

  get brandRoom(): number {
    return this.brandSlots.end;
  }
  get kitchenRoom(): number {
    return this.kitchenSlots.end;
  }
  get brandIds(): Iterable<number> {
    return this.slotOf.keys();
  }
  get brandCount(): number {
    return this.slotOf.size;
  }

  entryOf(brandId: number): BrandEntry | undefined {
    const slot = this.slotOf.get(brandId);
    return slot === undefined ? undefined : this.brands[slot];
  }

  /** Adds a brand or replaces it. */
  put(rows: BrandRows): void {
    this.remove(rows.id);
    const slot = this.brandSlots.take();
    this.slotOf.set(rows.id, slot);
    const { kitchens, packages, menuDishes, ...row } = rows;
    const entry: BrandEntry = {
      row,
      fingerprint: fingerprintOf(rows),
      kitchens: kitchens.map((kitchen) => this.putKitchen(slot, kitchen)),
      first: this.packageRanges.take(packages.length),
      count: packages.length,
      firstWord: 0,
      wordCount: 0,
    };
    this.packages.reserve(this.packageRanges.end);
    packages.forEach((each, index) => this.putPackage(slot, entry.first + index, each));
    this.brands[slot] = entry;
    this.brandId = ensureCapacity(this.brandId, this.brandRoom);
    this.first = ensureCapacity(this.first, this.brandRoom);
    this.counts = ensureCapacity(this.counts, this.brandRoom);
    this.firstDeal = ensureCapacity(this.firstDeal, this.brandRoom);
    this.dealCount = ensureCapacity(this.dealCount, this.brandRoom);
    this.popularity = ensureCapacity(this.popularity, this.brandRoom);
    this.flags = ensureCapacity(this.flags, this.brandRoom);
    this.cutoff = ensureCapacity(this.cutoff, this.brandRoom);
    this.nameWords = ensureCapacity(this.nameWords, this.brandRoom);
    this.menuWords = ensureCapacity(this.menuWords, this.brandRoom);
    this.wordsEnd = ensureCapacity(this.wordsEnd, this.brandRoom);
    this.putWords(slot, entry, rows);
    this.brandId[slot] = rows.id;
    this.first[slot] = entry.first;
    this.counts[slot] = entry.count;
    this.firstDeal[slot] = this.deals.put(row.deals);
    this.dealCount[slot] = row.deals.length;
    this.popularity[slot] = row.popularity;
    this.flags[slot] =
      (row.promoted ? brandFlags.promoted : 0) | (row.fullMenuOrderingEnabled ? brandFlags.fullMenu : 0);
    this.jsonKeys[slot] = `"${rows.id}":`;
    this.cutoff[slot] = row.dayBeforeCutoff === null ? -1 : this.cutoffs.intern(row.dayBeforeCutoff);
    this.notePlaces(entry);
  }

  /** Removes a brand, if it is there. */
  remove(brandId: number): void {
    const slot = this.slotOf.get(brandId);
    const entry = slot === undefined ? undefined : this.brands[slot];
    if (slot === undefined || !entry) return;
    this.notePlaces(entry);
    for (const kitchen of entry.kitchens) this.removeKitchen(kitchen);
    for (let at = entry.first; at < entry.first + entry.count; at++) {
      this.packages.texts[at] = undefined;
      this.packages.charges[at] = undefined;
    }
    this.packageRanges.giveBack(entry.first, entry.count);
    this.wordRanges.giveBack(entry.firstWord, entry.wordCount);
    this.deals.remove(this.firstDeal[slot]!, this.dealCount[slot]!);
    this.brands[slot] = undefined;
    this.slotOf.delete(brandId);
    this.brandSlots.giveBack(slot);
  }

  /** Replaces a kitchen's bookings, if the kitchen is there. */
  putBookings(kitchenId: number, days: readonly BookedDay[]): void {
    const slot = this.kitchenSlotOf.get(kitchenId);
    if (slot !== undefined) this.kitchens.setBookings(slot, days);
  }

  /** Whether a brand in the index equals its rows; without rows, whether it is absent. */
  isAsRead(brandId: number, rows: BrandRows | undefined): boolean {
    const entry = this.entryOf(brandId);
    if (!rows || !entry) return !rows && !entry;
    return (
      entry.fingerprint === fingerprintOf(rows) &&
      entry.kitchens.every((slot, at) => this.kitchens.hasCalendar(slot, rows.kitchens[at]!))
    );
  }

  private notePlaces({ kitchens }: BrandEntry): void {
    for (const place of new Set(kitchens.map((kitchen) => this.kitchens.place[kitchen]!))) {
      this.placeVersions.set(place, (this.placeVersions.get(place) ?? 0) + 1);
    }
  }

  private putKitchen(brandSlot: number, row: KitchenRows): number {
    const slot = this.kitchenSlots.take();
    this.kitchenSlotOf.set(row.id, slot);
    this.kitchens.reserve(this.kitchenSlots.end);
    this.kitchens.set(slot, brandSlot, row, this.zones.intern(row.timeZone));
    this.byPlace.add(row.placeId, slot);
    this.byOwnCell.add(cellOf(row), slot);
    for (const cell of this.deliveryCells(slot)) this.byDeliveryCell.add(cell, slot);
    return slot;
  }

  private deliveryCells(slot: number): number[] {
    const { latitude, longitude, deliveryMiles } = this.kitchens;
    const miles = deliveryMiles[slot]!;
    return miles < 0 ? [] : cellsAround({ latitude: latitude[slot]!, longitude: longitude[slot]! }, miles);
  }

  private removeKitchen(slot: number): void {
    const { latitude, longitude, place } = this.kitchens;
    this.byPlace.remove(place[slot]!, slot);
    this.byOwnCell.remove(cellOf({ latitude: latitude[slot]!, longitude: longitude[slot]! }), slot);
    for (const cell of this.deliveryCells(slot)) this.byDeliveryCell.remove(cell, slot);
    this.kitchenSlotOf.delete(this.kitchens.id[slot]!);
    this.kitchens.forget(slot);
    this.kitchenSlots.giveBack(slot);
  }

  private putPackage(brandSlot: number, slot: number, row: PackageRows): void {
    const template = row.packageTemplateId === null ? -1 : this.templates.intern(row.packageTemplateId);
    this.packages.set(slot, brandSlot, row, this.categoryOf(row), template);
  }

  private putWords(slot: number, entry: BrandEntry, { name, menuDishes, packages }: BrandRows): void {
    const texts = [name, menuDishes, ...packages.flatMap((row) => [row.name, dietsOf(row), row.dishes])];
    const lists = texts.map((text) => this.vocabulary.idsOf(text));
    entry.wordCount = lists.reduce((sum, { length }) => sum + length, 0);
    entry.firstWord = this.wordRanges.take(entry.wordCount);
    this.words = ensureCapacity(this.words, this.wordRanges.end);
    let end = entry.firstWord;
    const begins = lists.map((list) => {
      this.words.set(list, end);
      end += list.length;
      return end - list.length;
    });
    const beginOf = (text: number) => begins[text] ?? end;
    this.nameWords[slot] = beginOf(0);
    this.menuWords[slot] = beginOf(1);
    this.wordsEnd[slot] = beginOf(2);
    packages.forEach((_row, index) => {
      const own = 2 + 3 * index;
      this.packages.nameWords[entry.first + index] = beginOf(own);
      this.packages.dietWords[entry.first + index] = beginOf(own + 1);
      this.packages.dishWords[entry.first + index] = beginOf(own + 2);
      this.packages.wordsEnd[entry.first + index] = beginOf(own + 3);
    });
  }

  private categoryOf({ categoryId, packageCategory, packageCategoryLabel }: PackageRows): number {
    const old = this.categorySlots.get(categoryId);
    if (old !== undefined) return old;
    const slot = this.categories.length;
    this.categorySlots.set(categoryId, slot);
    this.categories.push({ id: categoryId, word: packageCategory, label: packageCategoryLabel });
    this.categoryWords.push(Int32Array.from(this.vocabulary.idsOf(packageCategoryLabel)));
    this.categoryKey.push(this.keys.intern(packageCategory));
    return slot;
  }
}
